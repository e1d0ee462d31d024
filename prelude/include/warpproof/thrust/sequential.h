// Thrust's algorithms as a thread of a kernel calls them: it does all of it, one element after the
// other.
#ifndef WARPPROOF_THRUST_SEQUENTIAL_H
#define WARPPROOF_THRUST_SEQUENTIAL_H
#pragma clang system_header
#include <warpproof/thrust/functional.h>
#include <warpproof/thrust/policies.h>

namespace thrust {

// With a policy and without. That of the host is the thread itself in a kernel.
#define __WP_SEQUENTIAL(NAMES, RESULT, NAME, PARAMETERS, ARGUMENTS, ...)                           \
  template <__WP_NAMES NAMES> __WP_DEV RESULT NAME(__WP_NAMES PARAMETERS) { __VA_ARGS__ }          \
  template <__WP_NAMES NAMES>                                                                      \
  __WP_DEV RESULT NAME(const __wp_host_policy &, __WP_NAMES PARAMETERS) {                          \
    return NAME ARGUMENTS;                                                                         \
  }
#define __WP_NAMES(...) __VA_ARGS__

__WP_SEQUENTIAL((class __I, class __F), __I, for_each, (__I first, __I last, __F f),
                (first, last, f), for (; first != last; ++first) f(*first); return first;)
__WP_SEQUENTIAL((class __I, class __O, class __F), __O, transform,
                (__I first, __I last, __O out, __F f), (first, last, out, f),
                for (; first != last; ++first, ++out) *out = f(*first);
                return out;)
__WP_SEQUENTIAL((class __I, class __O), __O, copy, (__I first, __I last, __O out),
                (first, last, out), for (; first != last; ++first, ++out) *out = *first;
                return out;)
__WP_SEQUENTIAL((class __I, class __T), void, fill, (__I first, __I last, const __T &value),
                (first, last, value), for (; first != last; ++first) *first = value;)
__WP_SEQUENTIAL((class __I, class __T, class __F), __T, reduce,
                (__I first, __I last, __T sum, __F f), (first, last, sum, f),
                for (; first != last; ++first) sum = f(sum, *first);
                return sum;)
__WP_SEQUENTIAL((class __I, class __T), __T, reduce, (__I first, __I last, __T sum),
                (first, last, sum), return thrust::reduce(first, last, sum, plus<>());)
__WP_SEQUENTIAL((class __I), iterator_value_t<__I>, reduce, (__I first, __I last), (first, last),
                return thrust::reduce(first, last, iterator_value_t<__I>(), plus<>());)
__WP_SEQUENTIAL((class __I, class __O), __O, inclusive_scan, (__I first, __I last, __O out),
                (first, last, out), iterator_value_t<__I> sum = iterator_value_t<__I>();
                for (; first != last; ++first, ++out) *out = sum = sum + *first;
                return out;)
__WP_SEQUENTIAL((class __I, class __O, class __T), __O, exclusive_scan,
                (__I first, __I last, __O out, __T sum), (first, last, out, sum),
                for (; first != last; ++first, ++out) {
                  __T next = sum + *first;
                  *out = sum;
                  sum = next;
                } return out;)
__WP_SEQUENTIAL((class __I, class __O), __O, exclusive_scan, (__I first, __I last, __O out),
                (first, last, out),
                return thrust::exclusive_scan(first, last, out, iterator_value_t<__I>());)
__WP_SEQUENTIAL((class __I, class __F), __I, max_element, (__I first, __I last, __F less),
                (first, last, less), __I most = first;
                for (; first != last; ++first) if (less(*most, *first)) most = first;
                return most;)
__WP_SEQUENTIAL((class __I), __I, max_element, (__I first, __I last), (first, last),
                return thrust::max_element(first, last, less<>());)
__WP_SEQUENTIAL((class __I), __I, min_element, (__I first, __I last), (first, last),
                return thrust::max_element(first, last, greater<>());)
__WP_SEQUENTIAL((class __I, class __T), __I, find, (__I first, __I last, const __T &value),
                (first, last, value), while (first != last && !(*first == value)) ++first;
                return first;)
__WP_SEQUENTIAL((class __I, class __T), int, count, (__I first, __I last, const __T &value),
                (first, last, value), int all = 0;
                for (; first != last; ++first) all += *first == value;
                return all;)
// Of sorted elements, which of them are looked at is not told: all are.
__WP_SEQUENTIAL((class __I, class __T), __I, lower_bound, (__I first, __I last, const __T &value),
                (first, last, value), __I at = first;
                for (; first != last; ++first) at += *first < value;
                return at;)
__WP_SEQUENTIAL((class __I, class __T), __I, upper_bound, (__I first, __I last, const __T &value),
                (first, last, value), __I at = first;
                for (; first != last; ++first) at += !(value < *first);
                return at;)
__WP_SEQUENTIAL((class __I, class __T), bool, binary_search,
                (__I first, __I last, const __T &value), (first, last, value),
                __I at = thrust::lower_bound(first, last, value);
                return at != last && !(value < *at);)
// By exchanges of neighbours, which writes all elements whatever their order, as any sort may.
__WP_SEQUENTIAL((class __I, class __F), void, sort, (__I first, __I last, __F less),
                (first, last, less),
                for (__I i = first; i != last; ++i)
                  for (__I j = first; j + 1 != last; ++j) {
                    iterator_value_t<__I> one = *j, other = j[1];
                    bool falls = less(other, one);
                    *j = falls ? other : one;
                    j[1] = falls ? one : other;
                  })
__WP_SEQUENTIAL((class __I), void, sort, (__I first, __I last), (first, last),
                thrust::sort(first, last, less<>());)
#undef __WP_NAMES
#undef __WP_SEQUENTIAL

} // namespace thrust

#endif
