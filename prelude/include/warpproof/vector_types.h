// The built-in vector types, `make_` functions and `dim3`.
#ifndef WARPPROOF_VECTOR_TYPES_H
#define WARPPROOF_VECTOR_TYPES_H
#pragma clang system_header
#include <warpproof/language.h>

#ifdef __cplusplus
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define __WP_STRUCT(__V, ALIGNED) struct ALIGNED __V
#define __WP_OF(__V)
#define __WP_ANY(__T) __wp_nondet<__T>::get()
#define __WP_NONDET(__V, ...)                                                                      \
  template <> struct __wp_nondet<__V> {                                                            \
    static __WP_MEMBER __V get() { return {__VA_ARGS__}; }                                         \
  };
#else
#define __WP_STRUCT(__V, ALIGNED)                                                                  \
  typedef struct __V __V;                                                                          \
  struct ALIGNED __V
#define __WP_OF(__V) (__V)
#define __WP_NONDET(__V, ...)
#endif
#define __WP_VECTOR(__T, __N, A2, A4)                                                              \
  __WP_STRUCT(__N##1, ) { __T x; };                                                                \
  __WP_STRUCT(__N##2, __attribute__((aligned(A2)))) { __T x, y; };                                 \
  __WP_STRUCT(__N##3, ) { __T x, y, z; };                                                          \
  __WP_STRUCT(__N##4, __attribute__((aligned(A4)))) { __T x, y, z, w; };                           \
  __WP_HD __N##1 make_##__N##1(__T x) { return __WP_OF(__N##1){x}; }                               \
  __WP_HD __N##2 make_##__N##2(__T x, __T y) { return __WP_OF(__N##2){x, y}; }                     \
  __WP_HD __N##3 make_##__N##3(__T x, __T y, __T z) { return __WP_OF(__N##3){x, y, z}; }           \
  __WP_HD __N##4 make_##__N##4(__T x, __T y, __T z, __T w) {                                       \
    return __WP_OF(__N##4){x, y, z, w};                                                            \
  }                                                                                                \
  __WP_NONDET(__N##1, __WP_ANY(__T))                                                               \
  __WP_NONDET(__N##2, __WP_ANY(__T), __WP_ANY(__T))                                                \
  __WP_NONDET(__N##3, __WP_ANY(__T), __WP_ANY(__T), __WP_ANY(__T))                                 \
  __WP_NONDET(__N##4, __WP_ANY(__T), __WP_ANY(__T), __WP_ANY(__T), __WP_ANY(__T))

__WP_VECTOR(signed char, char, 2, 4)
__WP_VECTOR(unsigned char, uchar, 2, 4)
__WP_VECTOR(short, short, 4, 8)
__WP_VECTOR(unsigned short, ushort, 4, 8)
__WP_VECTOR(int, int, 8, 16)
__WP_VECTOR(unsigned int, uint, 8, 16)
__WP_VECTOR(long, long, 16, 16)
__WP_VECTOR(unsigned long, ulong, 16, 16)
__WP_VECTOR(long long, longlong, 16, 16)
__WP_VECTOR(unsigned long long, ulonglong, 16, 16)
__WP_VECTOR(float, float, 8, 16)
__WP_VECTOR(double, double, 16, 16)
#undef __WP_VECTOR
#undef __WP_STRUCT
#undef __WP_OF
#undef __WP_ANY
#undef __WP_NONDET

#ifdef __cplusplus
struct dim3 {
  unsigned int x, y, z;
  __host__ __device__ __WP_ATTRS constexpr dim3(unsigned int x = 1, unsigned int y = 1,
                                                unsigned int z = 1)
      : x(x), y(y), z(z) {}
  __host__ __device__ __WP_ATTRS constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ __WP_ATTRS constexpr operator uint3() const { return uint3{x, y, z}; }
};
#else
typedef struct dim3 { unsigned int x, y, z; } dim3;
#endif

#endif
