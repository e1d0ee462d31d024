// Thrust's algorithms that call a function of the program for each element, as the kernels that they
// launch: each element is a thread's, and nothing orders the threads.
#ifndef WARPPROOF_THRUST_LAUNCHED_H
#define WARPPROOF_THRUST_LAUNCHED_H
#pragma clang system_header
#include <warpproof/thrust/functional.h>
#include <warpproof/thrust/vectors.h>

namespace thrust {
namespace details {

// Does an object of the class do something of its own when it is called? A class that none can be
// derived from is taken to.
struct callable {
  void operator()();
};
template <class __F, bool = std::is_final_v<__F>> struct with_callable : __F, callable {};
template <class __F> struct with_callable<__F, true> {};
template <class __F, class = void> struct is_called : std::true_type {};
template <class __F>
struct is_called<__F, decltype((void)&with_callable<__F>::operator())> : std::false_type {};
// Classes of the libraries, which do nothing but compute.
template <class __F> struct tame : std::false_type {};
template <class __F, class __V> struct tame<std::vector<__F, __V>> : std::true_type {};
#define __WP_TAME(NAME)                                                                            \
  template <class __T> struct tame<NAME<__T>> : std::true_type {};
__WP_TAME(std::plus)
__WP_TAME(std::minus)
__WP_TAME(std::multiplies)
__WP_TAME(std::less)
__WP_TAME(std::greater)
__WP_TAME(std::equal_to)
__WP_TAME(plus)
__WP_TAME(minus)
__WP_TAME(multiplies)
__WP_TAME(maximum)
__WP_TAME(minimum)
__WP_TAME(less)
__WP_TAME(greater)
__WP_TAME(equal_to)
__WP_TAME(square)
__WP_TAME(identity)
__WP_TAME(negate)
#undef __WP_TAME
template <class __F, class = void> struct acts : std::false_type {};
template <class __F>
struct acts<__F, std::enable_if_t<std::is_class_v<__F> && !tame<__F>::value>> : is_called<__F> {};

// Where an iterator leads, for the device: elements of its memory are references.
template <class __I> struct elements {
  __I first;
  __WP_MEMBER auto operator[](std::ptrdiff_t i) const { return *(first + i); }
};
template <class __T> struct elements<__T *> {
  __T *first;
  __WP_MEMBER __T &operator[](std::ptrdiff_t i) const { return first[i]; }
};
template <class __F, class __I> struct elements<transform_iterator<__F, __I>> {
  elements<__I> first;
  __F function;
  __WP_MEMBER auto operator[](std::ptrdiff_t i) const { return function(first[i]); }
};
template <class __I, class __N> struct elements<permutation_iterator<__I, __N>> {
  elements<__I> first;
  elements<__N> indices;
  __WP_MEMBER decltype(auto) operator[](std::ptrdiff_t i) const { return first[indices[i]]; }
};
template <class... __I> struct elements<zip_iterator<std::tuple<__I...>>> {
  std::tuple<elements<__I>...> first;
  __WP_MEMBER auto operator[](std::ptrdiff_t i) const {
    return std::apply(
        [i](const elements<__I> &...e) {
          return std::tuple<decltype(std::declval<const elements<__I> &>()[i])...>(e[i]...);
        },
        first);
  }
};
template <class __T> struct elements<device_ptr<__T>> : elements<__T *> {};

template <class __I> __WP_HOST elements<__I> elements_of(const __I &i) { return {i}; }
template <class __T> __WP_HOST elements<device_ptr<__T>> elements_of(const device_ptr<__T> &i) {
  return {{i.get()}};
}
template <class __F, class __I>
__WP_HOST elements<transform_iterator<__F, __I>> elements_of(const transform_iterator<__F, __I> &i) {
  return {elements_of(i.__wp_base()), i.__wp_function()};
}
template <class __I, class __N>
__WP_HOST elements<permutation_iterator<__I, __N>>
elements_of(const permutation_iterator<__I, __N> &i) {
  return {elements_of(i.__wp_base()), elements_of(i.__wp_indices())};
}
template <class... __I>
__WP_HOST elements<zip_iterator<std::tuple<__I...>>>
elements_of(const zip_iterator<std::tuple<__I...>> &i) {
  return {std::apply(
      [](const __I &...part) { return std::tuple<elements<__I>...>(elements_of(part)...); },
      i.get_iterator_tuple())};
}

// Does an iterator lead to memory of the device, or to none? Pointers do where a policy says so.
template <class __I, bool __Raw> constexpr bool is_of_device = std::is_pointer_v<__I> && __Raw;
template <class __T, bool __Raw> constexpr bool is_of_device<device_ptr<__T>, __Raw> = true;
template <class __T, bool __Raw> constexpr bool is_of_device<counting_iterator<__T>, __Raw> = true;
template <class __T, bool __Raw> constexpr bool is_of_device<constant_iterator<__T>, __Raw> = true;
template <bool __Raw> constexpr bool is_of_device<discard_iterator, __Raw> = true;
template <class __F, class __I, bool __Raw>
constexpr bool is_of_device<transform_iterator<__F, __I>, __Raw> = is_of_device<__I, __Raw>;
template <class __I, class __N, bool __Raw>
constexpr bool is_of_device<permutation_iterator<__I, __N>, __Raw> =
    is_of_device<__I, __Raw> && is_of_device<__N, __Raw>;
template <class... __I, bool __Raw>
constexpr bool is_of_device<zip_iterator<std::tuple<__I...>>, __Raw> =
    (is_of_device<__I, __Raw> && ...);

__WP_DEV std::ptrdiff_t own_index() { return blockIdx.x * (std::ptrdiff_t)blockDim.x + threadIdx.x; }
template <class __F, class __I>
__global__ void for_each(std::ptrdiff_t n, __F function, elements<__I> in) {
  if (own_index() < n)
    function(in[own_index()]);
}
template <class __F, class __O, class __I>
__global__ void transform(std::ptrdiff_t n, __F function, elements<__O> out, elements<__I> in) {
  if (own_index() < n)
    out[own_index()] = function(in[own_index()]);
}
template <class __F, class __O, class __I, class __J>
__global__ void transform(std::ptrdiff_t n, __F function, elements<__O> out, elements<__I> in,
                          elements<__J> other) {
  if (own_index() < n)
    out[own_index()] = function(in[own_index()], other[own_index()]);
}
template <class __F, class __O, class __S, class __I, class __P>
__global__ void transform_if(std::ptrdiff_t n, __F function, elements<__O> out, elements<__S> stencil,
                             elements<__I> in, __P predicate) {
  if (own_index() < n && predicate(stencil[own_index()]))
    out[own_index()] = function(in[own_index()]);
}
template <class __F, class __O, class __S, class __I, class __J, class __P>
__global__ void transform_if(std::ptrdiff_t n, __F function, elements<__O> out, elements<__S> stencil,
                             elements<__I> in, elements<__J> other, __P predicate) {
  if (own_index() < n && predicate(stencil[own_index()]))
    out[own_index()] = function(in[own_index()], other[own_index()]);
}
template <class __F, class __O>
__global__ void tabulate(std::ptrdiff_t n, __F function, elements<__O> out) {
  if (own_index() < n)
    out[own_index()] = function(own_index());
}
template <class __F, class __O>
__global__ void generate(std::ptrdiff_t n, __F function, elements<__O> out) {
  if (own_index() < n)
    out[own_index()] = function();
}

// The default stream, or one of which nothing is said.
__host__ void *another_stream();
template <bool __Elsewhere> struct stream {
  template <class __S> __host__ operator __S *() const {
    if constexpr (__Elsewhere)
      return (__S *)another_stream();
    else
      return nullptr;
  }
};

// An algorithm of which nothing is said.
template <class __F, class... __I> __host__ void unfollowed(std::ptrdiff_t, __F, __I...);

// The algorithm for so many elements: launched where a function acts, which does something of its own,
// and all that it goes over is of the device.
template <bool __Raw, bool __Acts, class __K, class __F, class... __I>
__host__ void launch(__K kernel, std::ptrdiff_t n, __F function, __I... iterators) {
  if constexpr (!__Acts || !(is_of_device<__I, __Raw> && ...))
    unfollowed(n, function, iterators...);
  else if (n > 0)
    kernel((unsigned)((n + 255) / 256), n, function, elements_of(iterators)...);
}

} // namespace details
} // namespace thrust

#endif
