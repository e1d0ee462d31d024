// Thrust's algorithms for the host: nothing is said of what they do, but for those that are launched.
#ifndef WARPPROOF_THRUST_H
#define WARPPROOF_THRUST_H
#pragma clang system_header
#include <exception>
#include <warpproof/thrust/launched.h>
#include <warpproof/thrust/sequential.h>

#define THRUST_VERSION 200500
#define THRUST_MAJOR_VERSION 2
#define THRUST_MINOR_VERSION 5
#define THRUST_SUBMINOR_VERSION 0

namespace thrust {

namespace details {
template <class __I> using value = typename std::iterator_traits<__I>::value_type;
template <class __I> using distance = typename std::iterator_traits<__I>::difference_type;

// Is what the algorithm does done by the host? Then it calls what it is given, which is not
// followed.
template <class __I> constexpr bool is_of_host = std::is_pointer_v<__I>;
template <class __I, class __C>
constexpr bool is_of_host<__gnu_cxx::__normal_iterator<__I, __C>> = true;
template <bool __ByHost, class... __A> struct followed {
  static_assert(!__ByHost || !(acts<__A>::value || ...),
                "what the program's own functions do in algorithms of the host is not followed");
  typedef void type;
};
template <class __I, class... __A>
using plain = typename followed<is_of_host<__I>, __A...>::type;
template <class __P, class __I, class... __A>
using by_policy = typename followed<std::is_same_v<__P, __wp_host_policy> ||
                                        (is_of_host<__I> && !__wp_is_device<__P>),
                                    __A...>::type;
} // namespace details

#define __WP_NAMES(...) __VA_ARGS__
// An algorithm, without and with a policy as its first argument. None has a body: what is
// passed may be written, and of results nothing is said.
#define __WP_ALGORITHM(NAMES, RESULT, NAME, ...)                                                   \
  template <__WP_NAMES NAMES, class = details::plain<__VA_ARGS__>>                                 \
  __host__ __WP_NAMES RESULT NAME(__VA_ARGS__);                                                    \
  template <class __P, __WP_NAMES NAMES, class = details::by_policy<__P, __VA_ARGS__>>             \
  __host__ __WP_NAMES RESULT NAME(const execution_policy<__P> &, __VA_ARGS__);

#define __WP_I (class __I)
#define __WP_IT (class __I, class __T)
#define __WP_IO (class __I, class __O)
#define __WP_IOT (class __I, class __O, class __T)
#define __WP_IOTU (class __I, class __O, class __T, class __U)
#define __WP_IJO (class __I, class __J, class __O)
#define __WP_IJOT (class __I, class __J, class __O, class __T)
#define __WP_PAIR(__A, __B) (std::pair<__A, __B>)

// Fills and copies.
__WP_ALGORITHM(__WP_IT, (void), fill, __I, __I, const __T &)
__WP_ALGORITHM((class __I, class __N, class __T), (__I), fill_n, __I, __N, const __T &)
__WP_ALGORITHM(__WP_IT, (void), uninitialized_fill, __I, __I, const __T &)
__WP_ALGORITHM(__WP_I, (void), sequence, __I, __I)
__WP_ALGORITHM(__WP_IT, (void), sequence, __I, __I, __T)
__WP_ALGORITHM(__WP_IT, (void), sequence, __I, __I, __T, __T)
__WP_ALGORITHM(__WP_IO, (__O), copy, __I, __I, __O)
__WP_ALGORITHM((class __I, class __N, class __O), (__O), copy_n, __I, __N, __O)
__WP_ALGORITHM(__WP_IOT, (__O), copy_if, __I, __I, __O, __T)
__WP_ALGORITHM(__WP_IJOT, (__O), copy_if, __I, __I, __J, __O, __T)
__WP_ALGORITHM(__WP_IO, (__O), swap_ranges, __I, __I, __O)
__WP_ALGORITHM(__WP_IO, (__O), reverse_copy, __I, __I, __O)
__WP_ALGORITHM(__WP_I, (void), reverse, __I, __I)
__WP_ALGORITHM(__WP_IJO, (__O), gather, __I, __I, __J, __O)
__WP_ALGORITHM(__WP_IJO, (void), scatter, __I, __I, __J, __O)
__WP_ALGORITHM((class __I, class __J, class __S, class __O), (void), scatter_if, __I, __I, __J,
               __S, __O)
__WP_ALGORITHM(__WP_IT, (__I), remove, __I, __I, const __T &)
__WP_ALGORITHM(__WP_IT, (__I), remove_if, __I, __I, __T)
__WP_ALGORITHM((class __I, class __S, class __T), (__I), remove_if, __I, __I, __S, __T)
__WP_ALGORITHM(__WP_IOT, (__O), remove_copy, __I, __I, __O, const __T &)
__WP_ALGORITHM(__WP_IOT, (__O), remove_copy_if, __I, __I, __O, __T)
__WP_ALGORITHM(__WP_IT, (void), replace, __I, __I, const __T &, const __T &)
__WP_ALGORITHM((class __I, class __F, class __T), (void), replace_if, __I, __I, __F, const __T &)
__WP_ALGORITHM(__WP_I, (__I), unique, __I, __I)
__WP_ALGORITHM(__WP_IT, (__I), unique, __I, __I, __T)
__WP_ALGORITHM(__WP_IO, (__O), unique_copy, __I, __I, __O)
__WP_ALGORITHM(__WP_IO, __WP_PAIR(__I, __O), unique_by_key, __I, __I, __O)
__WP_ALGORITHM(__WP_IOT, __WP_PAIR(__I, __O), unique_by_key, __I, __I, __O, __T)
__WP_ALGORITHM(__WP_IT, (__I), partition, __I, __I, __T)
__WP_ALGORITHM(__WP_IT, (__I), stable_partition, __I, __I, __T)

// Transformations.
// Those that call a function for each element, where pointers are of the device if the policy is.
#define __WP_CALLING(NAMES, RESULT, NAME, PARAMETERS, TYPES, ...)                                  \
  template <__WP_NAMES NAMES, class = details::plain<__WP_NAMES TYPES>>                            \
  __host__ RESULT NAME(__WP_NAMES PARAMETERS) {                                                    \
    constexpr bool raw = false, elsewhere = false;                                                 \
    __VA_ARGS__                                                                                    \
  }                                                                                                \
  template <class __P, __WP_NAMES NAMES, class = details::by_policy<__P, __WP_NAMES TYPES>>        \
  __host__ RESULT NAME(const execution_policy<__P> &, __WP_NAMES PARAMETERS) {                     \
    constexpr bool raw = __wp_is_device<__P>;                                                      \
    constexpr bool elsewhere = raw && !std::is_same_v<__P, __wp_policy>;                           \
    __VA_ARGS__                                                                                    \
  }
#define __WP_LAUNCH(KERNEL, ...)                                                                   \
  details::launch<raw, details::acts<__F>::value>(                                                 \
      [](unsigned blocks, auto... all) {                                                           \
        details::KERNEL<<<blocks, 256, 0, details::stream<elsewhere>{}>>>(all...);                 \
      },                                                                                           \
      __VA_ARGS__)
__WP_CALLING((class __I, class __F), __I, for_each, (__I first, __I last, __F f), (__I, __I, __F),
             __WP_LAUNCH(for_each, last - first, f, first); return last;)
__WP_CALLING((class __I, class __N, class __F), __I, for_each_n, (__I first, __N n, __F f),
             (__I, __N, __F), __WP_LAUNCH(for_each, n, f, first); return first + n;)
__WP_CALLING((class __I, class __O, class __F), __O, transform,
             (__I first, __I last, __O out, __F f), (__I, __I, __O, __F),
             __WP_LAUNCH(transform, last - first, f, out, first); return out + (last - first);)
__WP_CALLING((class __I, class __J, class __O, class __F), __O, transform,
             (__I first, __I last, __J other, __O out, __F f), (__I, __I, __J, __O, __F),
             __WP_LAUNCH(transform, last - first, f, out, first, other);
             return out + (last - first);)
__WP_CALLING((class __I, class __F), void, tabulate, (__I first, __I last, __F f), (__I, __I, __F),
             __WP_LAUNCH(tabulate, last - first, f, first);)
__WP_CALLING((class __I, class __F), void, generate, (__I first, __I last, __F f), (__I, __I, __F),
             __WP_LAUNCH(generate, last - first, f, first);)
__WP_CALLING((class __I, class __N, class __F), __I, generate_n, (__I first, __N n, __F f),
             (__I, __N, __F), __WP_LAUNCH(generate, n, f, first); return first + n;)
#undef __WP_LAUNCH
// Those with a predicate as well, of the elements or of others beside them.
#define __WP_LAUNCH_IF(...)                                                                        \
  details::launch<raw, details::acts<__F>::value || details::acts<__Q>::value>(                    \
      [q](unsigned blocks, auto... all) {                                                          \
        details::transform_if<<<blocks, 256, 0, details::stream<elsewhere>{}>>>(all..., q);        \
      },                                                                                           \
      last - first, f, out, __VA_ARGS__);                                                          \
  return out + (last - first);
__WP_CALLING((class __I, class __O, class __F, class __Q), __O, transform_if,
             (__I first, __I last, __O out, __F f, __Q q), (__I, __I, __O, __F, __Q),
             __WP_LAUNCH_IF(first, first))
__WP_CALLING((class __I, class __S, class __O, class __F, class __Q), __O, transform_if,
             (__I first, __I last, __S stencil, __O out, __F f, __Q q),
             (__I, __I, __S, __O, __F, __Q), __WP_LAUNCH_IF(stencil, first))
__WP_CALLING((class __I, class __J, class __S, class __O, class __F, class __Q), __O, transform_if,
             (__I first, __I last, __J other, __S stencil, __O out, __F f, __Q q),
             (__I, __I, __J, __S, __O, __F, __Q), __WP_LAUNCH_IF(stencil, first, other))
#undef __WP_LAUNCH_IF
#undef __WP_CALLING
__WP_ALGORITHM(__WP_IO, (__O), adjacent_difference, __I, __I, __O)
__WP_ALGORITHM(__WP_IOT, (__O), adjacent_difference, __I, __I, __O, __T)

// Reductions.
__WP_ALGORITHM(__WP_I, (details::value<__I>), reduce, __I, __I)
__WP_ALGORITHM(__WP_IT, (__T), reduce, __I, __I, __T)
__WP_ALGORITHM((class __I, class __T, class __F), (__T), reduce, __I, __I, __T, __F)
__WP_ALGORITHM((class __I, class __U, class __T, class __F), (__T), transform_reduce, __I, __I,
               __U, __T, __F)
__WP_ALGORITHM((class __I, class __J, class __T), (__T), inner_product, __I, __I, __J, __T)
__WP_ALGORITHM((class __I, class __J, class __T, class __F, class __G), (__T), inner_product, __I,
               __I, __J, __T, __F, __G)
__WP_ALGORITHM((class __I, class __J, class __O, class __V), __WP_PAIR(__O, __V), reduce_by_key,
               __I, __I, __J, __O, __V)
__WP_ALGORITHM((class __I, class __J, class __O, class __V, class __E), __WP_PAIR(__O, __V),
               reduce_by_key, __I, __I, __J, __O, __V, __E)
__WP_ALGORITHM((class __I, class __J, class __O, class __V, class __E, class __F), __WP_PAIR(__O,
               __V), reduce_by_key, __I, __I, __J, __O, __V, __E, __F)
__WP_ALGORITHM(__WP_IT, (details::distance<__I>), count, __I, __I, const __T &)
__WP_ALGORITHM(__WP_IT, (details::distance<__I>), count_if, __I, __I, __T)
__WP_ALGORITHM(__WP_I, (__I), max_element, __I, __I)
__WP_ALGORITHM(__WP_IT, (__I), max_element, __I, __I, __T)
__WP_ALGORITHM(__WP_I, (__I), min_element, __I, __I)
__WP_ALGORITHM(__WP_IT, (__I), min_element, __I, __I, __T)
__WP_ALGORITHM(__WP_I, __WP_PAIR(__I, __I), minmax_element, __I, __I)
__WP_ALGORITHM(__WP_IT, (bool), all_of, __I, __I, __T)
__WP_ALGORITHM(__WP_IT, (bool), any_of, __I, __I, __T)
__WP_ALGORITHM(__WP_IT, (bool), none_of, __I, __I, __T)
__WP_ALGORITHM(__WP_IO, (bool), equal, __I, __I, __O)
__WP_ALGORITHM(__WP_IOT, (bool), equal, __I, __I, __O, __T)
__WP_ALGORITHM(__WP_IO, __WP_PAIR(__I, __O), mismatch, __I, __I, __O)

// Scans.
__WP_ALGORITHM(__WP_IO, (__O), inclusive_scan, __I, __I, __O)
__WP_ALGORITHM(__WP_IOT, (__O), inclusive_scan, __I, __I, __O, __T)
__WP_ALGORITHM(__WP_IO, (__O), exclusive_scan, __I, __I, __O)
__WP_ALGORITHM(__WP_IOT, (__O), exclusive_scan, __I, __I, __O, __T)
__WP_ALGORITHM(__WP_IOTU, (__O), exclusive_scan, __I, __I, __O, __T, __U)
__WP_ALGORITHM(__WP_IOTU, (__O), transform_inclusive_scan, __I, __I, __O, __T, __U)
__WP_ALGORITHM((class __I, class __O, class __U, class __T, class __F), (__O),
               transform_exclusive_scan, __I, __I, __O, __U, __T, __F)
__WP_ALGORITHM(__WP_IJO, (__O), inclusive_scan_by_key, __I, __I, __J, __O)
__WP_ALGORITHM(__WP_IJO, (__O), exclusive_scan_by_key, __I, __I, __J, __O)
__WP_ALGORITHM(__WP_IJOT, (__O), exclusive_scan_by_key, __I, __I, __J, __O, __T)

// Sorted ranges.
__WP_ALGORITHM(__WP_I, (void), sort, __I, __I)
__WP_ALGORITHM(__WP_IT, (void), sort, __I, __I, __T)
__WP_ALGORITHM(__WP_I, (void), stable_sort, __I, __I)
__WP_ALGORITHM(__WP_IT, (void), stable_sort, __I, __I, __T)
__WP_ALGORITHM(__WP_IO, (void), sort_by_key, __I, __I, __O)
__WP_ALGORITHM(__WP_IOT, (void), sort_by_key, __I, __I, __O, __T)
__WP_ALGORITHM(__WP_IO, (void), stable_sort_by_key, __I, __I, __O)
__WP_ALGORITHM(__WP_IOT, (void), stable_sort_by_key, __I, __I, __O, __T)
__WP_ALGORITHM(__WP_I, (bool), is_sorted, __I, __I)
__WP_ALGORITHM(__WP_IT, (bool), is_sorted, __I, __I, __T)
__WP_ALGORITHM(__WP_IT, (__I), find, __I, __I, const __T &)
__WP_ALGORITHM(__WP_IT, (__I), find_if, __I, __I, __T)
__WP_ALGORITHM(__WP_IT, (__I), lower_bound, __I, __I, const __T &)
__WP_ALGORITHM(__WP_IT, (__I), upper_bound, __I, __I, const __T &)
__WP_ALGORITHM(__WP_IT, (bool), binary_search, __I, __I, const __T &)
__WP_ALGORITHM(__WP_IJO, (__O), lower_bound, __I, __I, __J, __J, __O)
__WP_ALGORITHM(__WP_IJO, (__O), upper_bound, __I, __I, __J, __J, __O)
__WP_ALGORITHM(__WP_IJO, (__O), binary_search, __I, __I, __J, __J, __O)
__WP_ALGORITHM(__WP_IJO, (__O), merge, __I, __I, __J, __J, __O)
__WP_ALGORITHM(__WP_IJO, (__O), set_union, __I, __I, __J, __J, __O)
__WP_ALGORITHM(__WP_IJO, (__O), set_intersection, __I, __I, __J, __J, __O)
__WP_ALGORITHM(__WP_IJO, (__O), set_difference, __I, __I, __J, __J, __O)
#undef __WP_ALGORITHM
#undef __WP_NAMES
#undef __WP_I
#undef __WP_IT
#undef __WP_IO
#undef __WP_IOT
#undef __WP_IOTU
#undef __WP_IJO
#undef __WP_IJOT
#undef __WP_PAIR

template <class __I> __WP_HD auto distance(__I a, __I b) { return b - a; }
template <class __I, class __N> __WP_HD void advance(__I &i, __N n) { i += n; }

// Random numbers: any.
namespace random {
struct default_random_engine {
  typedef unsigned result_type;
  __WP_MEMBER_HD default_random_engine(unsigned = 1) {}
  __WP_MEMBER void discard(unsigned long long) {}
  __host__ void discard(unsigned long long);
  __WP_MEMBER unsigned operator()() { return __wp_nondet_i32(); }
  __host__ unsigned operator()();
  __host__ void seed(unsigned);
};
typedef default_random_engine minstd_rand, minstd_rand0, ranlux24, taus88;
template <class __T> struct __wp_distribution {
  __WP_MEMBER_HD __wp_distribution(__T = 0, __T = 1) {}
  template <class __E> __WP_MEMBER __T operator()(__E &) { return __wp_nondet<__T>::get(); }
  template <class __E> __host__ __T operator()(__E &);
};
template <class __T = double> using uniform_real_distribution = __wp_distribution<__T>;
template <class __T = int> using uniform_int_distribution = __wp_distribution<__T>;
template <class __T = double> using normal_distribution = __wp_distribution<__T>;
} // namespace random
using namespace random;

struct system_error : std::exception {};

} // namespace thrust

#endif
