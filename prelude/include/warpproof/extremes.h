// The smaller and the greater of two numbers, as nvcc's implicit headers have them; functions
// for whom `__WP_EXTREMES` says. Those of integers are LLVM's intrinsics: a conditional expression
// would be control flow.
#ifndef WARPPROOF_EXTREMES_H
#define WARPPROOF_EXTREMES_H
#pragma clang system_header

#define __WP_MINMAX(__T)                                                                           \
  __WP_EXTREMES __T min(__T a, __T b) { return __builtin_elementwise_min(a, b); }                  \
  __WP_EXTREMES __T max(__T a, __T b) { return __builtin_elementwise_max(a, b); }
__WP_MINMAX(int)
__WP_MINMAX(unsigned int)
__WP_MINMAX(long)
__WP_MINMAX(unsigned long)
__WP_MINMAX(long long)
__WP_MINMAX(unsigned long long)
#undef __WP_MINMAX
#define __WP_MIXED(__S, __U)                                                                       \
  __WP_EXTREMES __U min(__S a, __U b) { return min((__U)a, b); }                                   \
  __WP_EXTREMES __U min(__U a, __S b) { return min(a, (__U)b); }                                   \
  __WP_EXTREMES __U max(__S a, __U b) { return max((__U)a, b); }                                   \
  __WP_EXTREMES __U max(__U a, __S b) { return max(a, (__U)b); }
__WP_MIXED(int, unsigned int)
__WP_MIXED(long, unsigned long)
__WP_MIXED(long long, unsigned long long)
#undef __WP_MIXED
__WP_EXTREMES float min(float a, float b) { return __builtin_fminf(a, b); }
__WP_EXTREMES float max(float a, float b) { return __builtin_fmaxf(a, b); }
__WP_EXTREMES double min(double a, double b) { return __builtin_fmin(a, b); }
__WP_EXTREMES double max(double a, double b) { return __builtin_fmax(a, b); }
__WP_EXTREMES double min(float a, double b) { return __builtin_fmin(a, b); }
__WP_EXTREMES double min(double a, float b) { return __builtin_fmin(a, b); }
__WP_EXTREMES double max(float a, double b) { return __builtin_fmax(a, b); }
__WP_EXTREMES double max(double a, float b) { return __builtin_fmax(a, b); }
#define __WP_NAMED_MINMAX(__P, __T)                                                                \
  __WP_EXTREMES __T __P##min(__T a, __T b) { return __builtin_elementwise_min(a, b); }             \
  __WP_EXTREMES __T __P##max(__T a, __T b) { return __builtin_elementwise_max(a, b); }
__WP_NAMED_MINMAX(u, unsigned int)
__WP_NAMED_MINMAX(ll, long long)
__WP_NAMED_MINMAX(ull, unsigned long long)
#undef __WP_NAMED_MINMAX
#undef __WP_EXTREMES

#endif
