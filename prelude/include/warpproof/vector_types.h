// The built-in vector types, `make_` functions and `dim3`.
#ifndef WARPPROOF_VECTOR_TYPES_H
#define WARPPROOF_VECTOR_TYPES_H
#pragma clang system_header
#include <warpproof/base.h>

typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define __WP_VECTOR(T, N, A2, A4)                                                                  \
  struct N##1 { T x; };                                                                            \
  struct __attribute__((aligned(A2))) N##2 { T x, y; };                                            \
  struct N##3 { T x, y, z; };                                                                      \
  struct __attribute__((aligned(A4))) N##4 { T x, y, z, w; };                                      \
  __WP_HD N##1 make_##N##1(T x) { return {x}; }                                                    \
  __WP_HD N##2 make_##N##2(T x, T y) { return {x, y}; }                                            \
  __WP_HD N##3 make_##N##3(T x, T y, T z) { return {x, y, z}; }                                    \
  __WP_HD N##4 make_##N##4(T x, T y, T z, T w) { return {x, y, z, w}; }                            \
  template <> struct __wp_nondet<N##1> {                                                           \
    static __WP_MEMBER N##1 get() { return {__wp_nondet<T>::get()}; }                              \
  };                                                                                               \
  template <> struct __wp_nondet<N##2> {                                                           \
    static __WP_MEMBER N##2 get() { return {__wp_nondet<T>::get(), __wp_nondet<T>::get()}; }       \
  };                                                                                               \
  template <> struct __wp_nondet<N##3> {                                                           \
    static __WP_MEMBER N##3 get() {                                                                \
      return {__wp_nondet<T>::get(), __wp_nondet<T>::get(), __wp_nondet<T>::get()};                \
    }                                                                                              \
  };                                                                                               \
  template <> struct __wp_nondet<N##4> {                                                           \
    static __WP_MEMBER N##4 get() {                                                                \
      return {__wp_nondet<T>::get(), __wp_nondet<T>::get(), __wp_nondet<T>::get(),                 \
              __wp_nondet<T>::get()};                                                              \
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
