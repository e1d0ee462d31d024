// Matrix fragments of a warp. Which lane holds which element is not specified: an uninterpreted
// function says it, and any of a lane's elements stands for all that it loads or stores. Where lanes
// may hold copies, as of factors, a load reads an element that may be any. What fragments hold is arbitrary.
#ifndef WARPPROOF_MMA_H
#define WARPPROOF_MMA_H
#pragma clang system_header
#include <warpproof/async_copy.h>
#include <warpproof/bf16.h>
#include <warpproof/fp16.h>
#include <warpproof/geometry.h>
#include <warpproof/warp.h>

__WP_DECL unsigned __wp_pure_fragment_lane(unsigned row, unsigned column, int columns, int depth,
                                           int element_bytes, bool is_float);

namespace nvcuda {
namespace wmma {

struct matrix_a {};
struct matrix_b {};
struct accumulator {};
struct row_major {};
struct col_major {};
enum layout_t { mem_row_major, mem_col_major };
namespace precision {
struct tf32 {};
namespace experimental {
struct u4 {};
struct s4 {};
struct b1 {};
} // namespace experimental
} // namespace precision
namespace experimental {
namespace precision {
using wmma::precision::experimental::u4;
using wmma::precision::experimental::s4;
using wmma::precision::experimental::b1;
} // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental

template <class __T> struct __wp_storage {
  typedef __T type;
  static constexpr int per_unit = 1;
};
template <> struct __wp_storage<precision::tf32> {
  typedef float type;
  static constexpr int per_unit = 1;
};
// Several elements share one unit of storage.
template <> struct __wp_storage<precision::experimental::u4> {
  typedef unsigned type;
  static constexpr int per_unit = 8;
};
template <> struct __wp_storage<precision::experimental::s4> {
  typedef int type;
  static constexpr int per_unit = 8;
};
template <> struct __wp_storage<precision::experimental::b1> {
  typedef unsigned type;
  static constexpr int per_unit = 32;
};

template <class __Use, int __M, int __N, int __K> struct __wp_shape {
  static constexpr int rows = __M, columns = __N;
  static constexpr bool held_once = true;
};
template <int __M, int __N, int __K> struct __wp_shape<matrix_a, __M, __N, __K> {
  static constexpr int rows = __M, columns = __K;
  static constexpr bool held_once = false;
};
template <int __M, int __N, int __K> struct __wp_shape<matrix_b, __M, __N, __K> {
  static constexpr int rows = __K, columns = __N;
  static constexpr bool held_once = false;
};
// Lanes may hold copies of elements of half matrices.
template <class __Use, class __T> struct __wp_copies { static constexpr int value = 1; };
template <> struct __wp_copies<matrix_a, __half> { static constexpr int value = 2; };
template <> struct __wp_copies<matrix_b, __half> { static constexpr int value = 2; };

template <class __Use, int __M, int __N, int __K, class __T, class __Layout = void>
struct fragment {
  typedef __wp_shape<__Use, __M, __N, __K> shape;
  static constexpr int depth = __K;
  typedef __T element_type;
  typedef typename __wp_storage<__T>::type storage_element_type;
  static constexpr int num_elements =
      shape::rows * shape::columns * __wp_copies<__Use, __T>::value /
      (32 * __wp_storage<__T>::per_unit);
  static constexpr int num_storage_elements = num_elements;
  storage_element_type x[num_elements];
};

namespace details {
template <class __F> __WP_DEV void arbitrary(__F &f) {
#pragma unroll
  for (int i = 0; i < __F::num_elements; ++i)
    f.x[i] = __wp_nondet<typename __F::storage_element_type>::get();
}
// The place of an element, in units of storage.
template <class __F>
__WP_DEV unsigned long long place(unsigned row, unsigned column, unsigned stride, bool by_rows) {
  constexpr int unit = __wp_storage<typename __F::element_type>::per_unit;
  unsigned long long major = by_rows ? row : column, minor = by_rows ? column : row;
  return (major * stride + minor) / unit;
}
// Elements as bits, since those of halves are classes.
template <int __Bytes> struct bits;
template <> struct bits<1> { typedef unsigned char type; };
template <> struct bits<2> { typedef unsigned short type; };
template <> struct bits<4> { typedef unsigned int type; };
template <> struct bits<8> { typedef unsigned long long type; };
template <class __F> struct unit {
  typedef typename bits<sizeof(typename __F::storage_element_type)>::type type;
};

// The place of one of the elements that the lane holds, of any where several lanes hold it.
template <class __F>
__WP_DEV unsigned long long own_place(unsigned stride, bool by_rows) {
  typedef typename __F::shape shape;
  typedef typename __F::storage_element_type element;
  unsigned row = __wp_nondet_i32(), column = __wp_nondet_i32();
  unsigned lane =
      ((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x) % warpSize;
  __wp_spec_begin();
  bool inside = (row < shape::rows) & (column < shape::columns);
  bool ours = !shape::held_once ||
              __wp_pure_fragment_lane(row, column, shape::columns, __F::depth, sizeof(element),
                                      (element)0.5 != (element)0) == lane;
  __wp_spec_end();
  __wp_assume(inside & ours);
  return place<__F>(row, column, stride, by_rows);
}
template <class __F>
__WP_DEV void load(__F &f, const void *p, unsigned stride, bool by_rows) {
  __wp_converge();
  typedef typename unit<__F>::type bits;
  bits read = ((const bits *)p)[own_place<__F>(stride, by_rows)];
  (void)read;
  arbitrary(f);
}
template <class __F>
__WP_DEV void store(void *p, const __F &, unsigned stride, bool by_rows) {
  __wp_converge();
  __wp_takes_for_granted("rows of matrix fragments do not overlap in memory");
  typedef typename unit<__F>::type bits;
  // What comes behind is looked at wherever the rows are. A number that is too small is a fault.
  if (__builtin_constant_p(stride) || stride >= (by_rows ? __F::shape::columns : __F::shape::rows))
    ((bits *)p)[own_place<__F>(stride, by_rows)] = __wp_nondet<bits>::get();
  __wp_forget(p);
}
} // namespace details

template <class __U, int __M, int __N, int __K, class __T, class __L, class __V>
__WP_DEV void fill_fragment(fragment<__U, __M, __N, __K, __T, __L> &f, __V v) {
#pragma unroll
  for (int i = 0; i < f.num_elements; ++i)
    f.x[i] = v;
}
template <class __U, int __M, int __N, int __K, class __T, class __P>
__WP_DEV void load_matrix_sync(fragment<__U, __M, __N, __K, __T, row_major> &f, const __P *p,
                               unsigned stride) {
  details::load(f, p, stride, true);
}
template <class __U, int __M, int __N, int __K, class __T, class __P>
__WP_DEV void load_matrix_sync(fragment<__U, __M, __N, __K, __T, col_major> &f, const __P *p,
                               unsigned stride) {
  details::load(f, p, stride, false);
}
template <int __M, int __N, int __K, class __T, class __P>
__WP_DEV void load_matrix_sync(fragment<accumulator, __M, __N, __K, __T> &f, const __P *p,
                               unsigned stride, layout_t layout) {
  details::load(f, p, stride, layout == mem_row_major);
}
template <int __M, int __N, int __K, class __T, class __P>
__WP_DEV void store_matrix_sync(__P *p, const fragment<accumulator, __M, __N, __K, __T> &f,
                                unsigned stride, layout_t layout) {
  details::store(p, f, stride, layout == mem_row_major);
}
template <class __D, class __A, class __B, class __C>
__WP_DEV void mma_sync(__D &d, const __A &, const __B &, const __C &, bool = false) {
  __wp_converge();
  details::arbitrary(d);
}
template <class __D, class __A, class __B, class __C, class... __O>
__WP_DEV void bmma_sync(__D &d, const __A &, const __B &, const __C &, __O...) {
  __wp_converge();
  details::arbitrary(d);
}
__WP_DECL float __wp_pure_float_to_tf32(float);
__WP_DEV float __float_to_tf32(float v) { return __wp_pure_float_to_tf32(v); }

} // namespace wmma
} // namespace nvcuda

#endif
