// Arithmetic on the vector types, which HIP has and CUDA leaves to its users.
#ifndef WARPPROOF_HIP_VECTORS_H
#define WARPPROOF_HIP_VECTORS_H
#pragma clang system_header
#include <warpproof/vector_types.h>

#define __WP_OPERATOR(OP, __T, __S)                                                                \
  __WP_HD __T##2 operator OP(__T##2 a, __T##2 b) {                                                 \
    return {(__S)(a.x OP b.x), (__S)(a.y OP b.y)};                                                 \
  }                                                                                                \
  __WP_HD __T##3 operator OP(__T##3 a, __T##3 b) {                                                 \
    return {(__S)(a.x OP b.x), (__S)(a.y OP b.y), (__S)(a.z OP b.z)};                              \
  }                                                                                                \
  __WP_HD __T##4 operator OP(__T##4 a, __T##4 b) {                                                 \
    return {(__S)(a.x OP b.x), (__S)(a.y OP b.y), (__S)(a.z OP b.z), (__S)(a.w OP b.w)};           \
  }                                                                                                \
  __WP_HD __T##2 operator OP(__T##2 a, __S b) { return {(__S)(a.x OP b), (__S)(a.y OP b)}; }       \
  __WP_HD __T##3 operator OP(__T##3 a, __S b) {                                                    \
    return {(__S)(a.x OP b), (__S)(a.y OP b), (__S)(a.z OP b)};                                    \
  }                                                                                                \
  __WP_HD __T##4 operator OP(__T##4 a, __S b) {                                                    \
    return {(__S)(a.x OP b), (__S)(a.y OP b), (__S)(a.z OP b), (__S)(a.w OP b)};                   \
  }                                                                                                \
  __WP_HD __T##2 operator OP(__S a, __T##2 b) { return __T##2{a, a} OP b; }                        \
  __WP_HD __T##3 operator OP(__S a, __T##3 b) { return __T##3{a, a, a} OP b; }                     \
  __WP_HD __T##4 operator OP(__S a, __T##4 b) { return __T##4{a, a, a, a} OP b; }                  \
  __WP_HD __T##2 &operator OP##=(__T##2 &a, __T##2 b) { return a = a OP b; }                       \
  __WP_HD __T##3 &operator OP##=(__T##3 &a, __T##3 b) { return a = a OP b; }                       \
  __WP_HD __T##4 &operator OP##=(__T##4 &a, __T##4 b) { return a = a OP b; }                       \
  __WP_HD __T##2 &operator OP##=(__T##2 &a, __S b) { return a = a OP b; }                          \
  __WP_HD __T##3 &operator OP##=(__T##3 &a, __S b) { return a = a OP b; }                          \
  __WP_HD __T##4 &operator OP##=(__T##4 &a, __S b) { return a = a OP b; }
#define __WP_ARITHMETIC(__T, __S)                                                                  \
  __WP_OPERATOR(+, __T, __S)                                                                       \
  __WP_OPERATOR(-, __T, __S)                                                                       \
  __WP_OPERATOR(*, __T, __S)                                                                       \
  __WP_OPERATOR(/, __T, __S)                                                                       \
  __WP_HD bool operator==(__T##2 a, __T##2 b) { return (a.x == b.x) & (a.y == b.y); }              \
  __WP_HD bool operator==(__T##3 a, __T##3 b) {                                                    \
    return (a.x == b.x) & (a.y == b.y) & (a.z == b.z);                                             \
  }                                                                                                \
  __WP_HD bool operator==(__T##4 a, __T##4 b) {                                                    \
    return (a.x == b.x) & (a.y == b.y) & (a.z == b.z) & (a.w == b.w);                              \
  }                                                                                                \
  __WP_HD bool operator!=(__T##2 a, __T##2 b) { return !(a == b); }                                \
  __WP_HD bool operator!=(__T##3 a, __T##3 b) { return !(a == b); }                                \
  __WP_HD bool operator!=(__T##4 a, __T##4 b) { return !(a == b); }
__WP_ARITHMETIC(float, float)
__WP_ARITHMETIC(double, double)
__WP_ARITHMETIC(int, int)
__WP_ARITHMETIC(uint, unsigned)
#undef __WP_ARITHMETIC
#undef __WP_OPERATOR

#endif
