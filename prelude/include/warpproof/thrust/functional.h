// Thrust's function objects, tuples, pairs, complex numbers and iterators.
#ifndef WARPPROOF_THRUST_FUNCTIONAL_H
#define WARPPROOF_THRUST_FUNCTIONAL_H
#pragma clang system_header
#include <cmath>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>
#include <warpproof/base.h>

namespace thrust {

#define __WP_BINARY(NAME, EXPRESSION)                                                              \
  template <class __T = void> struct NAME {                                                        \
    typedef __T first_argument_type, second_argument_type, result_type;                            \
    __WP_MEMBER_HD auto operator()(const __T &a, const __T &b) const { return EXPRESSION; }        \
  };                                                                                               \
  template <> struct NAME<void> {                                                                  \
    template <class __A, class __B>                                                                \
    __WP_MEMBER_HD auto operator()(const __A &a, const __B &b) const {                             \
      return EXPRESSION;                                                                           \
    }                                                                                              \
  };
__WP_BINARY(plus, a + b)
__WP_BINARY(minus, a - b)
__WP_BINARY(multiplies, a *b)
__WP_BINARY(divides, a / b)
__WP_BINARY(modulus, a % b)
__WP_BINARY(equal_to, a == b)
__WP_BINARY(not_equal_to, a != b)
__WP_BINARY(greater, a > b)
__WP_BINARY(less, a < b)
__WP_BINARY(greater_equal, a >= b)
__WP_BINARY(less_equal, a <= b)
__WP_BINARY(logical_and, a &&b)
__WP_BINARY(logical_or, a || b)
__WP_BINARY(bit_and, a &b)
__WP_BINARY(bit_or, a | b)
__WP_BINARY(bit_xor, a ^ b)
__WP_BINARY(maximum, a < b ? b : a)
__WP_BINARY(minimum, a < b ? a : b)
__WP_BINARY(project1st, ((void)b, a))
__WP_BINARY(project2nd, ((void)a, b))
#undef __WP_BINARY
#define __WP_UNARY(NAME, EXPRESSION)                                                               \
  template <class __T = void> struct NAME {                                                        \
    typedef __T argument_type, result_type;                                                        \
    __WP_MEMBER_HD auto operator()(const __T &a) const { return EXPRESSION; }                      \
  };                                                                                               \
  template <> struct NAME<void> {                                                                  \
    template <class __A> __WP_MEMBER_HD auto operator()(const __A &a) const { return EXPRESSION; } \
  };
__WP_UNARY(negate, -a)
__WP_UNARY(square, a *a)
__WP_UNARY(logical_not, !a)
__WP_UNARY(identity, a)
#undef __WP_UNARY
template <class __A, class __R> struct unary_function {
  typedef __A argument_type;
  typedef __R result_type;
};
template <class __A, class __B, class __R> struct binary_function {
  typedef __A first_argument_type;
  typedef __B second_argument_type;
  typedef __R result_type;
};

template <class __T> __WP_HD __T min(const __T &a, const __T &b) { return b < a ? b : a; }
template <class __T> __WP_HD __T max(const __T &a, const __T &b) { return a < b ? b : a; }
template <class __T, class __F> __WP_HD __T min(const __T &a, const __T &b, __F less) {
  return less(b, a) ? b : a;
}
template <class __T, class __F> __WP_HD __T max(const __T &a, const __T &b, __F less) {
  return less(a, b) ? b : a;
}

using std::get;
using std::make_pair;
using std::make_tuple;
using std::pair;
using std::swap;
using std::tie;
using std::tuple;
using std::tuple_element;
using std::tuple_size;

template <class __T> struct complex {
  typedef __T value_type;
  __WP_MEMBER_HD complex(__T re = 0, __T im = 0) : re(re), im(im) {}
  template <class __U>
  __WP_MEMBER_HD complex(const complex<__U> &z) : re((__T)z.real()), im((__T)z.imag()) {}
  __WP_MEMBER_HD __T real() const { return re; }
  __WP_MEMBER_HD __T imag() const { return im; }
  __WP_MEMBER_HD void real(__T x) { re = x; }
  __WP_MEMBER_HD void imag(__T x) { im = x; }
  __WP_MEMBER_HD complex operator-() const { return complex(-re, -im); }
  __WP_MEMBER_HD complex &operator+=(const complex &z) { return *this = *this + z; }
  __WP_MEMBER_HD complex &operator-=(const complex &z) { return *this = *this - z; }
  __WP_MEMBER_HD complex &operator*=(const complex &z) { return *this = *this * z; }
  __WP_MEMBER_HD complex &operator/=(const complex &z) { return *this = *this / z; }
  friend __WP_MEMBER_HD complex operator+(const complex &a, const complex &b) {
    return complex(a.re + b.re, a.im + b.im);
  }
  friend __WP_MEMBER_HD complex operator-(const complex &a, const complex &b) {
    return complex(a.re - b.re, a.im - b.im);
  }
  friend __WP_MEMBER_HD complex operator*(const complex &a, const complex &b) {
    return complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
  }
  friend __WP_MEMBER_HD complex operator/(const complex &a, const complex &b) {
    __T d = b.re * b.re + b.im * b.im;
    return complex((a.re * b.re + a.im * b.im) / d, (a.im * b.re - a.re * b.im) / d);
  }
  friend __WP_MEMBER_HD bool operator==(const complex &a, const complex &b) {
    return a.re == b.re && a.im == b.im;
  }
  friend __WP_MEMBER_HD bool operator!=(const complex &a, const complex &b) { return !(a == b); }

private:
  __T re, im;
};
template <class __T> __WP_HD complex<__T> conj(const complex<__T> &z) {
  return complex<__T>(z.real(), -z.imag());
}
template <class __T> __WP_HD __T norm(const complex<__T> &z) {
  return z.real() * z.real() + z.imag() * z.imag();
}
template <class __T> __WP_HD __T abs(const complex<__T> &z) { return ::sqrt(norm(z)); }

using std::iterator_traits;
#define __WP_OF_ITERATOR(NAME, MEMBER)                                                             \
  template <class __I> struct NAME {                                                               \
    typedef typename std::iterator_traits<__I>::MEMBER type;                                       \
  };                                                                                               \
  template <class __I> using NAME##_t = typename NAME<__I>::type;
__WP_OF_ITERATOR(iterator_value, value_type)
__WP_OF_ITERATOR(iterator_difference, difference_type)
__WP_OF_ITERATOR(iterator_pointer, pointer)
__WP_OF_ITERATOR(iterator_reference, reference)
#undef __WP_OF_ITERATOR

// An iterator whose elements are computed.
#define __WP_ITERATOR(NAME, V)                                                                     \
  typedef V value_type;                                                                            \
  typedef V reference;                                                                             \
  typedef const value_type *pointer;                                                               \
  typedef std::ptrdiff_t difference_type;                                                          \
  typedef std::random_access_iterator_tag iterator_category;                                       \
  __WP_MEMBER_HD reference operator[](difference_type n) const { return *(*this + n); }            \
  __WP_MEMBER_HD NAME operator-(difference_type n) const { return *this + -n; }                    \
  __WP_MEMBER_HD NAME &operator+=(difference_type n) { return *this = *this + n; }                 \
  __WP_MEMBER_HD NAME &operator++() { return *this = *this + 1; }                                  \
  __WP_MEMBER_HD NAME operator++(int) {                                                            \
    NAME old = *this;                                                                              \
    ++*this;                                                                                       \
    return old;                                                                                    \
  }                                                                                                \
  __WP_MEMBER_HD bool operator==(const NAME &other) const { return *this - other == 0; }           \
  __WP_MEMBER_HD bool operator!=(const NAME &other) const { return *this - other != 0; }
template <class __T> class counting_iterator {
  __T value;

public:
  __WP_ITERATOR(counting_iterator, __T)
  explicit __WP_MEMBER_HD counting_iterator(__T first = __T()) : value(first) {}
  __WP_MEMBER_HD __T operator*() const { return value; }
  __WP_MEMBER_HD counting_iterator operator+(difference_type n) const {
    return counting_iterator((__T)(value + n));
  }
  __WP_MEMBER_HD difference_type operator-(const counting_iterator &i) const {
    return (difference_type)(value - i.value);
  }
};
template <class __T> class constant_iterator {
  __T value;
  std::ptrdiff_t at;

public:
  __WP_ITERATOR(constant_iterator, __T)
  explicit __WP_MEMBER_HD constant_iterator(__T v = __T(), std::ptrdiff_t i = 0)
      : value(v), at(i) {}
  __WP_MEMBER_HD __T operator*() const { return value; }
  __WP_MEMBER_HD constant_iterator operator+(difference_type n) const {
    return constant_iterator(value, at + n);
  }
  __WP_MEMBER_HD difference_type operator-(const constant_iterator &i) const { return at - i.at; }
};
template <class __F, class __I> class transform_iterator {
  __I base;
  __F function;

public:
  __WP_ITERATOR(transform_iterator, decltype(std::declval<__F>()(*std::declval<__I>())))
  __WP_MEMBER_HD transform_iterator(__I i, __F f) : base(i), function(f) {}
  __WP_MEMBER_HD __I __wp_base() const { return base; }
  __WP_MEMBER_HD __F __wp_function() const { return function; }
  __WP_MEMBER_HD value_type operator*() const { return function(*base); }
  __WP_MEMBER_HD transform_iterator operator+(difference_type n) const {
    return transform_iterator(base + n, function);
  }
  __WP_MEMBER_HD difference_type operator-(const transform_iterator &i) const {
    return base - i.base;
  }
};
template <class __I, class __N> class permutation_iterator {
  __I base;
  __N indices;

public:
  __WP_ITERATOR(permutation_iterator, typename std::iterator_traits<__I>::value_type)
  __WP_MEMBER_HD permutation_iterator(__I i, __N n) : base(i), indices(n) {}
  __WP_MEMBER_HD __I __wp_base() const { return base; }
  __WP_MEMBER_HD __N __wp_indices() const { return indices; }
  __WP_MEMBER_HD auto operator*() const { return base[*indices]; }
  __WP_MEMBER_HD permutation_iterator operator+(difference_type n) const {
    return permutation_iterator(base, indices + n);
  }
  __WP_MEMBER_HD difference_type operator-(const permutation_iterator &i) const {
    return indices - i.indices;
  }
};
template <class __T> class zip_iterator;
template <class... __I> class zip_iterator<std::tuple<__I...>> {
  std::tuple<__I...> base;

public:
  __WP_ITERATOR(zip_iterator, std::tuple<typename std::iterator_traits<__I>::value_type...>)
  explicit __WP_MEMBER_HD zip_iterator(std::tuple<__I...> i) : base(i) {}
  __WP_MEMBER_HD std::tuple<__I...> get_iterator_tuple() const { return base; }
  __WP_MEMBER_HD value_type operator*() const {
    return std::apply([](const __I &...i) { return value_type(*i...); }, base);
  }
  __WP_MEMBER_HD zip_iterator operator+(difference_type n) const {
    return zip_iterator(
        std::apply([&](const __I &...i) { return std::tuple<__I...>(i + n...); }, base));
  }
  __WP_MEMBER_HD difference_type operator-(const zip_iterator &i) const {
    return std::get<0>(base) - std::get<0>(i.base);
  }
};
class discard_iterator {
  struct sink {
    template <class __T> __WP_MEMBER_HD sink &operator=(const __T &) { return *this; }
  };

public:
  __WP_ITERATOR(discard_iterator, sink)
  __WP_MEMBER_HD sink operator*() const { return sink(); }
  __WP_MEMBER_HD discard_iterator operator+(difference_type) const { return *this; }
  __WP_MEMBER_HD difference_type operator-(const discard_iterator &) const { return 0; }
};
#undef __WP_ITERATOR
template <class __T> __WP_HD counting_iterator<__T> make_counting_iterator(__T first) {
  return counting_iterator<__T>(first);
}
template <class __T> __WP_HD constant_iterator<__T> make_constant_iterator(__T value) {
  return constant_iterator<__T>(value);
}
template <class __I, class __F>
__WP_HD transform_iterator<__F, __I> make_transform_iterator(__I i, __F f) {
  return transform_iterator<__F, __I>(i, f);
}
template <class __I, class __N>
__WP_HD permutation_iterator<__I, __N> make_permutation_iterator(__I i, __N n) {
  return permutation_iterator<__I, __N>(i, n);
}
template <class... __I>
__WP_HD zip_iterator<std::tuple<__I...>> make_zip_iterator(const std::tuple<__I...> &i) {
  return zip_iterator<std::tuple<__I...>>(i);
}
template <class... __I>
__WP_HD zip_iterator<std::tuple<__I...>> make_zip_iterator(const __I &...i) {
  return zip_iterator<std::tuple<__I...>>(std::tuple<__I...>(i...));
}
template <class __I> __WP_HD std::reverse_iterator<__I> make_reverse_iterator(__I i) {
  return std::reverse_iterator<__I>(i);
}
__WP_HD discard_iterator make_discard_iterator() { return discard_iterator(); }

} // namespace thrust

#endif
