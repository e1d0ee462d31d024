// The built-in vector types, `make_` functions and `dim3`.
#ifndef WARPPROOF_VECTOR_TYPES_H
#define WARPPROOF_VECTOR_TYPES_H
#pragma clang system_header
#include <warpproof/base.h>

typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define __WP_VECTOR(__T, __N, A2, A4)                                                              \
  struct __N##1 { __T x; };                                                                        \
  struct __attribute__((aligned(A2))) __N##2 { __T x, y; };                                        \
  struct __N##3 { __T x, y, z; };                                                                  \
  struct __attribute__((aligned(A4))) __N##4 { __T x, y, z, w; };                                  \
  __WP_HD __N##1 make_##__N##1(__T x) { return {x}; }                                              \
  __WP_HD __N##2 make_##__N##2(__T x, __T y) { return {x, y}; }                                    \
  __WP_HD __N##3 make_##__N##3(__T x, __T y, __T z) { return {x, y, z}; }                          \
  __WP_HD __N##4 make_##__N##4(__T x, __T y, __T z, __T w) { return {x, y, z, w}; }                \
  template <> struct __wp_nondet<__N##1> {                                                         \
    static __WP_MEMBER __N##1 get() { return {__wp_nondet<__T>::get()}; }                          \
  };                                                                                               \
  template <> struct __wp_nondet<__N##2> {                                                         \
    static __WP_MEMBER __N##2 get() { return {__wp_nondet<__T>::get(), __wp_nondet<__T>::get()}; } \
  };                                                                                               \
  template <> struct __wp_nondet<__N##3> {                                                         \
    static __WP_MEMBER __N##3 get() {                                                              \
      return {__wp_nondet<__T>::get(), __wp_nondet<__T>::get(), __wp_nondet<__T>::get()};          \
    }                                                                                              \
  };                                                                                               \
  template <> struct __wp_nondet<__N##4> {                                                         \
    static __WP_MEMBER __N##4 get() {                                                              \
      return {__wp_nondet<__T>::get(), __wp_nondet<__T>::get(), __wp_nondet<__T>::get(),           \
              __wp_nondet<__T>::get()};                                                            \
    }                                                                                              \
  };

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

struct dim3 {
  unsigned int x, y, z;
  __host__ __device__ __WP_ATTRS constexpr dim3(unsigned int x = 1, unsigned int y = 1,
                                                unsigned int z = 1)
      : x(x), y(y), z(z) {}
  __host__ __device__ __WP_ATTRS constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ __WP_ATTRS constexpr operator uint3() const { return uint3{x, y, z}; }
};

#endif
