// The mathematical functions of the device. What C computes exactly is written in C; every
// other function is `__wp_pure_…`, an uninterpreted function of its arguments.
#ifndef WARPPROOF_MATH_H
#define WARPPROOF_MATH_H
#pragma clang system_header
#include <warpproof/base.h>

// sinf(float) and sin(double), and sin(float) for C++.
#define __WP_MATH1(NAME)                                                                           \
  __WP_DECL float __wp_pure_##NAME##f(float);                                                      \
  __WP_DECL double __wp_pure_##NAME(double);                                                       \
  __WP_DEV float NAME##f(float x) { return __wp_pure_##NAME##f(x); }                               \
  __WP_DEV float NAME(float x) { return __wp_pure_##NAME##f(x); }                                  \
  __WP_DEV double NAME(double x) { return __wp_pure_##NAME(x); }
#define __WP_MATH2(NAME)                                                                           \
  __WP_DECL float __wp_pure_##NAME##f(float, float);                                               \
  __WP_DECL double __wp_pure_##NAME(double, double);                                               \
  __WP_DEV float NAME##f(float x, float y) { return __wp_pure_##NAME##f(x, y); }                   \
  __WP_DEV float NAME(float x, float y) { return __wp_pure_##NAME##f(x, y); }                      \
  __WP_DEV double NAME(double x, double y) { return __wp_pure_##NAME(x, y); }                      \
  __WP_DEV double NAME(float x, double y) { return __wp_pure_##NAME(x, y); }                       \
  __WP_DEV double NAME(double x, float y) { return __wp_pure_##NAME(x, y); }
#define __WP_MATH_TO(NAME, __R)                                                                    \
  __WP_DECL __R __wp_pure_##NAME##f(float);                                                        \
  __WP_DECL __R __wp_pure_##NAME(double);                                                          \
  __WP_DEV __R NAME##f(float x) { return __wp_pure_##NAME##f(x); }                                 \
  __WP_DEV __R NAME(float x) { return __wp_pure_##NAME##f(x); }                                    \
  __WP_DEV __R NAME(double x) { return __wp_pure_##NAME(x); }
// Functions that LLVM has an intrinsic for.
#define __WP_INTRINSIC1(NAME)                                                                      \
  __WP_DEV float NAME##f(float x) { return __builtin_##NAME##f(x); }                               \
  __WP_DEV float NAME(float x) { return __builtin_##NAME##f(x); }                                  \
  __WP_DEV double NAME(double x) { return __builtin_##NAME(x); }
#define __WP_INTRINSIC2(NAME)                                                                      \
  __WP_DEV float NAME##f(float x, float y) { return __builtin_##NAME##f(x, y); }                   \
  __WP_DEV float NAME(float x, float y) { return __builtin_##NAME##f(x, y); }                      \
  __WP_DEV double NAME(double x, double y) { return __builtin_##NAME(x, y); }                      \
  __WP_DEV double NAME(float x, double y) { return __builtin_##NAME(x, y); }                       \
  __WP_DEV double NAME(double x, float y) { return __builtin_##NAME(x, y); }

// nvcc's implicit headers have <math.h>.
#ifndef INFINITY
#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf(""))
#define HUGE_VAL (__builtin_huge_val())
#define HUGE_VALF (__builtin_huge_valf())
#endif
#ifndef M_PI
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#endif

__WP_INTRINSIC1(fabs)
__WP_INTRINSIC1(floor)
__WP_INTRINSIC1(ceil)
__WP_INTRINSIC1(trunc)
__WP_INTRINSIC1(round)
__WP_INTRINSIC1(rint)
__WP_INTRINSIC1(nearbyint)
__WP_INTRINSIC1(sqrt)
__WP_INTRINSIC2(fmin)
__WP_INTRINSIC2(fmax)
__WP_INTRINSIC2(copysign)

__WP_MATH1(rsqrt) __WP_MATH1(cbrt) __WP_MATH1(rcbrt)
__WP_MATH1(exp) __WP_MATH1(exp2) __WP_MATH1(exp10) __WP_MATH1(expm1)
__WP_MATH1(log) __WP_MATH1(log2) __WP_MATH1(log10) __WP_MATH1(log1p) __WP_MATH1(logb)
__WP_MATH1(sin) __WP_MATH1(cos) __WP_MATH1(tan)
__WP_MATH1(asin) __WP_MATH1(acos) __WP_MATH1(atan)
__WP_MATH1(sinh) __WP_MATH1(cosh) __WP_MATH1(tanh)
__WP_MATH1(asinh) __WP_MATH1(acosh) __WP_MATH1(atanh)
__WP_MATH1(sinpi) __WP_MATH1(cospi) __WP_MATH1(tanpi)
__WP_MATH1(erf) __WP_MATH1(erfc) __WP_MATH1(erfinv) __WP_MATH1(erfcinv) __WP_MATH1(erfcx)
__WP_MATH1(normcdf) __WP_MATH1(normcdfinv)
__WP_MATH1(lgamma) __WP_MATH1(tgamma)
__WP_MATH1(j0) __WP_MATH1(j1) __WP_MATH1(y0) __WP_MATH1(y1)
__WP_MATH1(cyl_bessel_i0) __WP_MATH1(cyl_bessel_i1)
__WP_MATH2(pow) __WP_MATH2(atan2) __WP_MATH2(hypot) __WP_MATH2(rhypot)
__WP_MATH2(fmod) __WP_MATH2(remainder) __WP_MATH2(fdim) __WP_MATH2(nextafter)
__WP_MATH_TO(ilogb, int)
__WP_MATH_TO(lrint, long) __WP_MATH_TO(lround, long)
__WP_MATH_TO(llrint, long long) __WP_MATH_TO(llround, long long)

__WP_DEV float abs(float x) { return __builtin_fabsf(x); }
__WP_DEV double abs(double x) { return __builtin_fabs(x); }
__WP_DEV float fdividef(float x, float y) { return x / y; }
__WP_DEV double pow(double x, int y) { return __wp_pure_pow(x, (double)y); }
__WP_DEV float pow(float x, int y) { return __wp_pure_powf(x, (float)y); }
// Old names, which a program may define itself.
__WP_DECL float __wp_pure_powif(float, int);
__WP_DECL double __wp_pure_powi(double, int);
template <int = 0> __WP_DEV float powif(float x, int y) { return __wp_pure_powif(x, y); }
template <int = 0> __WP_DEV double powi(double x, int y) { return __wp_pure_powi(x, y); }

__WP_DEV float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__WP_DEV float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__WP_DEV double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }

// Functions of a floating-point number and an integer.
#define __WP_SCALE(NAME, __I)                                                                      \
  __WP_DECL float __wp_pure_##NAME##f(float, __I);                                                 \
  __WP_DECL double __wp_pure_##NAME(double, __I);                                                  \
  __WP_DEV float NAME##f(float x, __I n) { return __wp_pure_##NAME##f(x, n); }                     \
  __WP_DEV float NAME(float x, __I n) { return __wp_pure_##NAME##f(x, n); }                        \
  __WP_DEV double NAME(double x, __I n) { return __wp_pure_##NAME(x, n); }
__WP_SCALE(ldexp, int)
__WP_SCALE(scalbn, int)
__WP_SCALE(scalbln, long)
#define __WP_BESSEL(NAME)                                                                          \
  __WP_DECL float __wp_pure_##NAME##f(int, float);                                                 \
  __WP_DECL double __wp_pure_##NAME(int, double);                                                  \
  __WP_DEV float NAME##f(int n, float x) { return __wp_pure_##NAME##f(n, x); }                     \
  __WP_DEV double NAME(int n, double x) { return __wp_pure_##NAME(n, x); }
__WP_BESSEL(jn)
__WP_BESSEL(yn)

// Norms of three and four elements.
#define __WP_NORM3(NAME)                                                                           \
  __WP_DECL float __wp_pure_##NAME##f(float, float, float);                                        \
  __WP_DECL double __wp_pure_##NAME(double, double, double);                                       \
  __WP_DEV float NAME##f(float x, float y, float z) { return __wp_pure_##NAME##f(x, y, z); }       \
  __WP_DEV double NAME(double x, double y, double z) { return __wp_pure_##NAME(x, y, z); }
#define __WP_NORM4(NAME)                                                                           \
  __WP_DECL float __wp_pure_##NAME##f(float, float, float, float);                                 \
  __WP_DECL double __wp_pure_##NAME(double, double, double, double);                               \
  __WP_DEV float NAME##f(float x, float y, float z, float w) {                                     \
    return __wp_pure_##NAME##f(x, y, z, w);                                                        \
  }                                                                                                \
  __WP_DEV double NAME(double x, double y, double z, double w) {                                   \
    return __wp_pure_##NAME(x, y, z, w);                                                           \
  }
__WP_NORM3(norm3d) __WP_NORM3(rnorm3d)
__WP_NORM4(norm4d) __WP_NORM4(rnorm4d)

// Norms of arrays, whose elements are read.
#define __WP_NORM(NAME, __T)                                                                       \
  __WP_DECL __T __wp_pure_##NAME(__T, int);                                                        \
  __WP_DEV __T NAME(int n, const __T *p) {                                                         \
    __T sum = 0;                                                                                   \
    for (int i = 0; i < n; ++i)                                                                    \
      sum += p[i] * p[i];                                                                          \
    return __wp_pure_##NAME(sum, n);                                                               \
  }
__WP_NORM(norm, double) __WP_NORM(rnorm, double) __WP_NORM(normf, float) __WP_NORM(rnormf, float)
#undef __WP_NORM

// Functions with results through pointers.
#define __WP_POINTER_RESULTS(__T, __F)                                                             \
  __WP_DECL __T __wp_pure_frexp_fraction##__F(__T);                                                \
  __WP_DECL int __wp_pure_frexp_exponent##__F(__T);                                                \
  __WP_DECL int __wp_pure_remquo_quotient##__F(__T, __T);                                          \
  __WP_DEV void sincos##__F(__T x, __T *s, __T *c) {                                               \
    *s = __wp_pure_sin##__F(x);                                                                    \
    *c = __wp_pure_cos##__F(x);                                                                    \
  }                                                                                                \
  __WP_DEV void sincospi##__F(__T x, __T *s, __T *c) {                                             \
    *s = __wp_pure_sinpi##__F(x);                                                                  \
    *c = __wp_pure_cospi##__F(x);                                                                  \
  }                                                                                                \
  __WP_DEV __T frexp##__F(__T x, int *e) {                                                         \
    *e = __wp_pure_frexp_exponent##__F(x);                                                         \
    return __wp_pure_frexp_fraction##__F(x);                                                       \
  }                                                                                                \
  __WP_DEV __T modf##__F(__T x, __T *whole) {                                                      \
    __T t = __builtin_trunc##__F(x);                                                               \
    *whole = t;                                                                                    \
    return x - t;                                                                                  \
  }                                                                                                \
  __WP_DEV __T remquo##__F(__T x, __T y, int *q) {                                                 \
    *q = __wp_pure_remquo_quotient##__F(x, y);                                                     \
    return __wp_pure_remainder##__F(x, y);                                                         \
  }
__WP_POINTER_RESULTS(float, f)
__WP_POINTER_RESULTS(double, )
__WP_DEV float frexp(float x, int *e) { return frexpf(x, e); }
__WP_DEV float modf(float x, float *whole) { return modff(x, whole); }
__WP_DEV void sincos(float x, float *s, float *c) { sincosf(x, s, c); }

// Classification.
#define __WP_CLASSIFY(__T, __F, BITS)                                                              \
  __WP_DEV bool isnan(__T x) { return x != x; }                                                    \
  __WP_DEV bool isinf(__T x) { return __builtin_fabs##__F(x) == __builtin_inf##__F(); }            \
  __WP_DEV bool isfinite(__T x) { return __builtin_fabs##__F(x) < __builtin_inf##__F(); }          \
  __WP_DEV bool signbit(__T x) { return __builtin_bit_cast(BITS, x) < 0; }
__WP_CLASSIFY(float, f, int)
__WP_CLASSIFY(double, , long long)
#undef __WP_CLASSIFY
__WP_DEV float nanf(const char *) { return __builtin_nanf(""); }
__WP_DEV double nan(const char *) { return __builtin_nan(""); }

// nvcc offers min and max to the host as well.
#define __WP_EXTREMES __WP_HD
#include <warpproof/extremes.h>

// Absolute values of integers, as LLVM's intrinsics: a conditional expression would be control
// flow.
#define __WP_ABS(NAME, __T)                                                                        \
  __WP_DEV __T NAME(__T x) { return __builtin_elementwise_abs(x); }
__WP_ABS(abs, int)
__WP_ABS(abs, long)
__WP_ABS(abs, long long)
__WP_ABS(labs, long)
__WP_ABS(llabs, long long)
#undef __WP_ABS
// A scalar of integer type: the mathematical functions take it as a double, as in C++.
template <class __T> struct __wp_integer {};
#define __WP_IS_INTEGER(__T)                                                                       \
  template <> struct __wp_integer<__T> { typedef double type; };
__WP_IS_INTEGER(bool) __WP_IS_INTEGER(char) __WP_IS_INTEGER(signed char)
__WP_IS_INTEGER(unsigned char) __WP_IS_INTEGER(short) __WP_IS_INTEGER(unsigned short)
__WP_IS_INTEGER(int) __WP_IS_INTEGER(unsigned int) __WP_IS_INTEGER(long)
__WP_IS_INTEGER(unsigned long) __WP_IS_INTEGER(long long) __WP_IS_INTEGER(unsigned long long)
#undef __WP_IS_INTEGER
#define __WP_OF_INTEGER(NAME)                                                                      \
  template <class __T> __WP_DEV typename __wp_integer<__T>::type NAME(__T x) {                     \
    return NAME((double)x);                                                                        \
  }
__WP_OF_INTEGER(sqrt) __WP_OF_INTEGER(floor) __WP_OF_INTEGER(ceil) __WP_OF_INTEGER(exp)
__WP_OF_INTEGER(exp2) __WP_OF_INTEGER(log) __WP_OF_INTEGER(log2) __WP_OF_INTEGER(log10)
__WP_OF_INTEGER(sin) __WP_OF_INTEGER(cos) __WP_OF_INTEGER(tan) __WP_OF_INTEGER(fabs)
__WP_OF_INTEGER(rsqrt) __WP_OF_INTEGER(cbrt) __WP_OF_INTEGER(atan) __WP_OF_INTEGER(tanh)
__WP_OF_INTEGER(round) __WP_OF_INTEGER(trunc) __WP_OF_INTEGER(rint)
#undef __WP_OF_INTEGER

#undef __WP_MATH1
#undef __WP_MATH2
#undef __WP_MATH_TO
#undef __WP_INTRINSIC1
#undef __WP_INTRINSIC2
#undef __WP_SCALE
#undef __WP_BESSEL
#undef __WP_NORM3
#undef __WP_NORM4
#undef __WP_POINTER_RESULTS

// <cmath> declares these in std; with a device version in sight clang keeps <cmath>'s
// constexpr ones for the host alone.
namespace std {
using ::abs; using ::acos; using ::acosh; using ::asin; using ::asinh; using ::atan;
using ::atan2; using ::atanh; using ::cbrt; using ::ceil; using ::copysign; using ::cos;
using ::cosh; using ::erf; using ::erfc; using ::exp; using ::exp2; using ::expm1; using ::fabs;
using ::fdim; using ::floor; using ::fma; using ::fmax; using ::fmin; using ::fmod; using ::frexp;
using ::hypot; using ::ilogb; using ::isfinite; using ::isinf; using ::isnan; using ::labs;
using ::ldexp; using ::lgamma; using ::llabs; using ::llrint; using ::llround; using ::log;
using ::log10; using ::log1p; using ::log2; using ::logb; using ::lrint; using ::lround;
using ::modf; using ::nearbyint; using ::nextafter; using ::pow; using ::remainder;
using ::remquo; using ::rint; using ::round; using ::scalbln; using ::scalbn; using ::signbit;
using ::sin; using ::sinh; using ::sqrt; using ::tan; using ::tanh; using ::tgamma; using ::trunc;
using ::acosf; using ::asinf; using ::atanf; using ::atan2f; using ::ceilf; using ::cosf;
using ::expf; using ::fabsf; using ::floorf; using ::fmaf; using ::fmaxf; using ::fminf;
using ::fmodf; using ::logf; using ::powf; using ::roundf; using ::sinf; using ::sqrtf;
using ::tanf; using ::tanhf; using ::truncf;
}

#endif
