// Thrust: its algorithms are declared for the host alone.
#ifndef WARPPROOF_THRUST_H
#define WARPPROOF_THRUST_H
#pragma clang system_header
#include <exception>
#include <warpproof/thrust/functional.h>
#include <warpproof/thrust/vectors.h>

#define THRUST_VERSION 200500
#define THRUST_MAJOR_VERSION 2
#define THRUST_MINOR_VERSION 5
#define THRUST_SUBMINOR_VERSION 0

namespace thrust {

template <class __P> struct execution_policy {};
struct __wp_policy : execution_policy<__wp_policy> {
  template <class... __A> __WP_MEMBER_HD __wp_policy on(__A &&...) const { return {}; }
  template <class __A> __WP_MEMBER_HD __wp_policy operator()(const __A &) const { return {}; }
};
static constexpr __wp_policy device, host, seq;
namespace cuda {
static constexpr __wp_policy par, par_nosync;
}
namespace hip {
static constexpr __wp_policy par, par_nosync;
}
namespace omp {
static constexpr __wp_policy par;
}
struct device_system_tag {};
struct host_system_tag {};

namespace details {
template <class __I> using value = typename std::iterator_traits<__I>::value_type;
template <class __I> using distance = typename std::iterator_traits<__I>::difference_type;
} // namespace details

#define __WP_NAMES(...) __VA_ARGS__
// An algorithm, without and with a policy as its first argument.
#define __WP_ALGORITHM(NAMES, RESULT, NAME, ...)                                                   \
  template <__WP_NAMES NAMES> __host__ __WP_NAMES RESULT NAME(__VA_ARGS__);                        \
  template <class __P, __WP_NAMES NAMES>                                                           \
  __host__ __WP_NAMES RESULT NAME(const execution_policy<__P> &, __VA_ARGS__);

#define __WP_I (class I)
#define __WP_IT (class I, class T)
#define __WP_IO (class I, class O)
#define __WP_IOT (class I, class O, class T)
#define __WP_IOTU (class I, class O, class T, class U)
#define __WP_IJO (class I, class J, class O)
#define __WP_IJOT (class I, class J, class O, class T)
#define __WP_PAIR(A, B) (std::pair<A, B>)

// Fills and copies.
__WP_ALGORITHM(__WP_IT, (void), fill, I, I, const T &)
__WP_ALGORITHM((class I, class N, class T), (I), fill_n, I, N, const T &)
__WP_ALGORITHM(__WP_IT, (void), uninitialized_fill, I, I, const T &)
__WP_ALGORITHM(__WP_I, (void), sequence, I, I)
__WP_ALGORITHM(__WP_IT, (void), sequence, I, I, T)
__WP_ALGORITHM(__WP_IT, (void), sequence, I, I, T, T)
__WP_ALGORITHM(__WP_IT, (void), tabulate, I, I, T)
__WP_ALGORITHM(__WP_IT, (void), generate, I, I, T)
__WP_ALGORITHM((class I, class N, class T), (I), generate_n, I, N, T)
__WP_ALGORITHM(__WP_IO, (O), copy, I, I, O)
__WP_ALGORITHM((class I, class N, class O), (O), copy_n, I, N, O)
__WP_ALGORITHM(__WP_IOT, (O), copy_if, I, I, O, T)
__WP_ALGORITHM(__WP_IJOT, (O), copy_if, I, I, J, O, T)
__WP_ALGORITHM(__WP_IO, (O), swap_ranges, I, I, O)
__WP_ALGORITHM(__WP_IO, (O), reverse_copy, I, I, O)
__WP_ALGORITHM(__WP_I, (void), reverse, I, I)
__WP_ALGORITHM(__WP_IJO, (O), gather, I, I, J, O)
__WP_ALGORITHM(__WP_IJO, (void), scatter, I, I, J, O)
__WP_ALGORITHM((class I, class J, class S, class O), (void), scatter_if, I, I, J, S, O)
__WP_ALGORITHM(__WP_IT, (I), remove, I, I, const T &)
__WP_ALGORITHM(__WP_IT, (I), remove_if, I, I, T)
__WP_ALGORITHM((class I, class S, class T), (I), remove_if, I, I, S, T)
__WP_ALGORITHM(__WP_IOT, (O), remove_copy, I, I, O, const T &)
__WP_ALGORITHM(__WP_IOT, (O), remove_copy_if, I, I, O, T)
__WP_ALGORITHM(__WP_IT, (void), replace, I, I, const T &, const T &)
__WP_ALGORITHM((class I, class F, class T), (void), replace_if, I, I, F, const T &)
__WP_ALGORITHM(__WP_I, (I), unique, I, I)
__WP_ALGORITHM(__WP_IT, (I), unique, I, I, T)
__WP_ALGORITHM(__WP_IO, (O), unique_copy, I, I, O)
__WP_ALGORITHM(__WP_IO, __WP_PAIR(I, O), unique_by_key, I, I, O)
__WP_ALGORITHM(__WP_IOT, __WP_PAIR(I, O), unique_by_key, I, I, O, T)
__WP_ALGORITHM(__WP_IT, (I), partition, I, I, T)
__WP_ALGORITHM(__WP_IT, (I), stable_partition, I, I, T)

// Transformations.
__WP_ALGORITHM(__WP_IT, (I), for_each, I, I, T)
__WP_ALGORITHM((class I, class N, class T), (I), for_each_n, I, N, T)
__WP_ALGORITHM(__WP_IOT, (O), transform, I, I, O, T)
__WP_ALGORITHM(__WP_IJOT, (O), transform, I, I, J, O, T)
__WP_ALGORITHM(__WP_IOTU, (O), transform_if, I, I, O, T, U)
__WP_ALGORITHM((class I, class J, class O, class T, class U), (O), transform_if, I, I, J, O, T, U)
__WP_ALGORITHM(__WP_IO, (O), adjacent_difference, I, I, O)
__WP_ALGORITHM(__WP_IOT, (O), adjacent_difference, I, I, O, T)

// Reductions.
__WP_ALGORITHM(__WP_I, (details::value<I>), reduce, I, I)
__WP_ALGORITHM(__WP_IT, (T), reduce, I, I, T)
__WP_ALGORITHM((class I, class T, class F), (T), reduce, I, I, T, F)
__WP_ALGORITHM((class I, class U, class T, class F), (T), transform_reduce, I, I, U, T, F)
__WP_ALGORITHM((class I, class J, class T), (T), inner_product, I, I, J, T)
__WP_ALGORITHM((class I, class J, class T, class F, class G), (T), inner_product, I, I, J, T, F, G)
__WP_ALGORITHM((class I, class J, class O, class V), __WP_PAIR(O, V), reduce_by_key, I, I, J, O, V)
__WP_ALGORITHM((class I, class J, class O, class V, class E), __WP_PAIR(O, V), reduce_by_key, I, I,
               J, O, V, E)
__WP_ALGORITHM((class I, class J, class O, class V, class E, class F), __WP_PAIR(O, V),
               reduce_by_key, I, I, J, O, V, E, F)
__WP_ALGORITHM(__WP_IT, (details::distance<I>), count, I, I, const T &)
__WP_ALGORITHM(__WP_IT, (details::distance<I>), count_if, I, I, T)
__WP_ALGORITHM(__WP_I, (I), max_element, I, I)
__WP_ALGORITHM(__WP_IT, (I), max_element, I, I, T)
__WP_ALGORITHM(__WP_I, (I), min_element, I, I)
__WP_ALGORITHM(__WP_IT, (I), min_element, I, I, T)
__WP_ALGORITHM(__WP_I, __WP_PAIR(I, I), minmax_element, I, I)
__WP_ALGORITHM(__WP_IT, (bool), all_of, I, I, T)
__WP_ALGORITHM(__WP_IT, (bool), any_of, I, I, T)
__WP_ALGORITHM(__WP_IT, (bool), none_of, I, I, T)
__WP_ALGORITHM(__WP_IO, (bool), equal, I, I, O)
__WP_ALGORITHM(__WP_IOT, (bool), equal, I, I, O, T)
__WP_ALGORITHM(__WP_IO, __WP_PAIR(I, O), mismatch, I, I, O)

// Scans.
__WP_ALGORITHM(__WP_IO, (O), inclusive_scan, I, I, O)
__WP_ALGORITHM(__WP_IOT, (O), inclusive_scan, I, I, O, T)
__WP_ALGORITHM(__WP_IO, (O), exclusive_scan, I, I, O)
__WP_ALGORITHM(__WP_IOT, (O), exclusive_scan, I, I, O, T)
__WP_ALGORITHM(__WP_IOTU, (O), exclusive_scan, I, I, O, T, U)
__WP_ALGORITHM(__WP_IOTU, (O), transform_inclusive_scan, I, I, O, T, U)
__WP_ALGORITHM((class I, class O, class U, class T, class F), (O), transform_exclusive_scan, I, I,
               O, U, T, F)
__WP_ALGORITHM(__WP_IJO, (O), inclusive_scan_by_key, I, I, J, O)
__WP_ALGORITHM(__WP_IJO, (O), exclusive_scan_by_key, I, I, J, O)
__WP_ALGORITHM(__WP_IJOT, (O), exclusive_scan_by_key, I, I, J, O, T)

// Sorted ranges.
__WP_ALGORITHM(__WP_I, (void), sort, I, I)
__WP_ALGORITHM(__WP_IT, (void), sort, I, I, T)
__WP_ALGORITHM(__WP_I, (void), stable_sort, I, I)
__WP_ALGORITHM(__WP_IT, (void), stable_sort, I, I, T)
__WP_ALGORITHM(__WP_IO, (void), sort_by_key, I, I, O)
__WP_ALGORITHM(__WP_IOT, (void), sort_by_key, I, I, O, T)
__WP_ALGORITHM(__WP_IO, (void), stable_sort_by_key, I, I, O)
__WP_ALGORITHM(__WP_IOT, (void), stable_sort_by_key, I, I, O, T)
__WP_ALGORITHM(__WP_I, (bool), is_sorted, I, I)
__WP_ALGORITHM(__WP_IT, (bool), is_sorted, I, I, T)
__WP_ALGORITHM(__WP_IT, (I), find, I, I, const T &)
__WP_ALGORITHM(__WP_IT, (I), find_if, I, I, T)
__WP_ALGORITHM(__WP_IT, (I), lower_bound, I, I, const T &)
__WP_ALGORITHM(__WP_IT, (I), upper_bound, I, I, const T &)
__WP_ALGORITHM(__WP_IT, (bool), binary_search, I, I, const T &)
__WP_ALGORITHM(__WP_IJO, (O), lower_bound, I, I, J, J, O)
__WP_ALGORITHM(__WP_IJO, (O), upper_bound, I, I, J, J, O)
__WP_ALGORITHM(__WP_IJO, (O), binary_search, I, I, J, J, O)
__WP_ALGORITHM(__WP_IJO, (O), merge, I, I, J, J, O)
__WP_ALGORITHM(__WP_IJO, (O), set_union, I, I, J, J, O)
__WP_ALGORITHM(__WP_IJO, (O), set_intersection, I, I, J, J, O)
__WP_ALGORITHM(__WP_IJO, (O), set_difference, I, I, J, J, O)
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
