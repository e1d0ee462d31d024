// Matrix fragments of a warp: they parse, and a kernel that reaches an operation on them is
// inconclusive.
#ifndef WARPPROOF_MMA_H
#define WARPPROOF_MMA_H
#pragma clang system_header
#include <warpproof/bf16.h>
#include <warpproof/fp16.h>

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
struct u4 {};
struct s4 {};
struct b1 {};
} // namespace precision

template <class __T> struct __wp_storage { typedef __T type; };
template <> struct __wp_storage<precision::tf32> { typedef float type; };
template <> struct __wp_storage<precision::u4> { typedef unsigned type; };
template <> struct __wp_storage<precision::s4> { typedef int type; };
template <> struct __wp_storage<precision::b1> { typedef unsigned type; };

template <class __Use, int __M, int __N, int __K, class __T, class __Layout = void>
struct fragment {
  typedef typename __wp_storage<__T>::type element_type;
  typedef element_type storage_element_type;
  static constexpr int num_elements = 8;
  static constexpr int num_storage_elements = 8;
  element_type x[num_elements];
};

template <class __F, class __T> __WP_DEV void fill_fragment(__F &, __T) {
  __wp_unsupported("matrix fragment");
}
template <class __F, class __T> __WP_DEV void load_matrix_sync(__F &, const __T *, unsigned) {
  __wp_unsupported("matrix fragment");
}
template <class __F, class __T>
__WP_DEV void load_matrix_sync(__F &, const __T *, unsigned, layout_t) {
  __wp_unsupported("matrix fragment");
}
template <class __F, class __T>
__WP_DEV void store_matrix_sync(__T *, const __F &, unsigned, layout_t) {
  __wp_unsupported("matrix fragment");
}
template <class __D, class __A, class __B, class __C>
__WP_DEV void mma_sync(__D &, const __A &, const __B &, const __C &, bool = false) {
  __wp_unsupported("matrix fragment");
}
__WP_DECL float __wp_pure_float_to_tf32(float);
__WP_DEV float __float_to_tf32(float v) { return __wp_pure_float_to_tf32(v); }

} // namespace wmma
} // namespace nvcuda

#endif
