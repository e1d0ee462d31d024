// Thrust's algorithms that call a function of the program for each element, as the kernels that they
// launch: each element is a thread's, and nothing orders the threads.
#ifndef WARPPROOF_THRUST_LAUNCHED_H
#define WARPPROOF_THRUST_LAUNCHED_H
#pragma clang system_header
#include <warpproof/thrust/functional.h>
#include <warpproof/thrust/vectors.h>

namespace thrust {
namespace details {

// Does an object of the class do something of its own when it is called?
struct callable {
  void operator()();
};
template <class __F> struct with_callable : __F, callable {};
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
struct acts<__F, std::enable_if_t<std::is_class_v<__F> && !std::is_final_v<__F> &&
                                  !tame<__F>::value>> : is_called<__F> {};

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
template <class __I, class __F>
__global__ void for_each(elements<__I> in, std::ptrdiff_t n, __F function) {
  if (own_index() < n)
    function(in[own_index()]);
}
template <class __I, class __O, class __F>
__global__ void transform(elements<__I> in, std::ptrdiff_t n, elements<__O> out, __F function) {
  if (own_index() < n)
    out[own_index()] = function(in[own_index()]);
}
template <class __I, class __J, class __O, class __F>
__global__ void transform(elements<__I> in, std::ptrdiff_t n, elements<__J> other,
                          elements<__O> out, __F function) {
  if (own_index() < n)
    out[own_index()] = function(in[own_index()], other[own_index()]);
}
template <class __O, class __F>
__global__ void tabulate(elements<__O> out, std::ptrdiff_t n, __F function) {
  if (own_index() < n)
    out[own_index()] = function(own_index());
}
template <class __O, class __F>
__global__ void generate(elements<__O> out, std::ptrdiff_t n, __F function) {
  if (own_index() < n)
    out[own_index()] = function();
}


// Algorithms of which nothing is said.
namespace unknown {
template <class __I, class __F> __host__ void for_each(__I, std::ptrdiff_t, __F);
template <class __I, class __O, class __F> __host__ void transform(__I, std::ptrdiff_t, __O, __F);
template <class __I, class __J, class __O, class __F>
__host__ void transform(__I, std::ptrdiff_t, __J, __O, __F);
template <class __O, class __F> __host__ void tabulate(__O, std::ptrdiff_t, __F);
template <class __O, class __F> __host__ void generate(__O, std::ptrdiff_t, __F);
} // namespace unknown

// The algorithm for so many elements: launched where the function does something of its own, and all
// that it goes over is of the device.
template <bool __Raw, class __I, class __F>
__host__ void launch_for_each(__I first, std::ptrdiff_t n, __F function) {
  if constexpr (!acts<__F>::value || !is_of_device<__I, __Raw>)
    unknown::for_each(first, n, function);
  else if (n > 0)
    for_each<__I, __F><<<(unsigned)((n + 255) / 256), 256>>>(elements_of(first), n, function);
}
template <bool __Raw, class __I, class __O, class __F>
__host__ void launch_transform(__I first, std::ptrdiff_t n, __O out, __F function) {
  if constexpr (!acts<__F>::value || !is_of_device<__I, __Raw> || !is_of_device<__O, __Raw>)
    unknown::transform(first, n, out, function);
  else if (n > 0)
    transform<__I, __O, __F>
        <<<(unsigned)((n + 255) / 256), 256>>>(elements_of(first), n, elements_of(out), function);
}
template <bool __Raw, class __I, class __J, class __O, class __F>
__host__ void launch_transform(__I first, std::ptrdiff_t n, __J other, __O out, __F function) {
  if constexpr (!acts<__F>::value || !is_of_device<__I, __Raw> || !is_of_device<__J, __Raw> ||
                !is_of_device<__O, __Raw>)
    unknown::transform(first, n, other, out, function);
  else if (n > 0)
    transform<__I, __J, __O, __F><<<(unsigned)((n + 255) / 256), 256>>>(
        elements_of(first), n, elements_of(other), elements_of(out), function);
}
template <bool __Raw, class __O, class __F>
__host__ void launch_tabulate(__O out, std::ptrdiff_t n, __F function) {
  if constexpr (!acts<__F>::value || !is_of_device<__O, __Raw>)
    unknown::tabulate(out, n, function);
  else if (n > 0)
    tabulate<__O, __F><<<(unsigned)((n + 255) / 256), 256>>>(elements_of(out), n, function);
}
template <bool __Raw, class __O, class __F>
__host__ void launch_generate(__O out, std::ptrdiff_t n, __F function) {
  if constexpr (!acts<__F>::value || !is_of_device<__O, __Raw>)
    unknown::generate(out, n, function);
  else if (n > 0)
    generate<__O, __F><<<(unsigned)((n + 255) / 256), 256>>>(elements_of(out), n, function);
}

} // namespace details
} // namespace thrust

#endif
