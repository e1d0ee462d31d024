// Arithmetic on the vector types, which HIP has and CUDA leaves to its users.
#ifndef WARPPROOF_HIP_VECTORS_H
#define WARPPROOF_HIP_VECTORS_H
#pragma clang system_header
#include <warpproof/vector_types.h>

#define __WP_OPERATOR(OP, T, S)                                                                    \
  __WP_HD T##2 operator OP(T##2 a, T##2 b) { return {(S)(a.x OP b.x), (S)(a.y OP b.y)}; }          \
  __WP_HD T##3 operator OP(T##3 a, T##3 b) {                                                       \
    return {(S)(a.x OP b.x), (S)(a.y OP b.y), (S)(a.z OP b.z)};                                    \
  }                                                                                                \
  __WP_HD T##4 operator OP(T##4 a, T##4 b) {                                                       \
    return {(S)(a.x OP b.x), (S)(a.y OP b.y), (S)(a.z OP b.z), (S)(a.w OP b.w)};                   \
  }                                                                                                \
  __WP_HD T##2 operator OP(T##2 a, S b) { return {(S)(a.x OP b), (S)(a.y OP b)}; }                 \
  __WP_HD T##3 operator OP(T##3 a, S b) { return {(S)(a.x OP b), (S)(a.y OP b), (S)(a.z OP b)}; }  \
  __WP_HD T##4 operator OP(T##4 a, S b) {                                                          \
    return {(S)(a.x OP b), (S)(a.y OP b), (S)(a.z OP b), (S)(a.w OP b)};                           \
  }                                                                                                \
  __WP_HD T##2 operator OP(S a, T##2 b) { return T##2{a, a} OP b; }                                \
  __WP_HD T##3 operator OP(S a, T##3 b) { return T##3{a, a, a} OP b; }                             \
  __WP_HD T##4 operator OP(S a, T##4 b) { return T##4{a, a, a, a} OP b; }                          \
  __WP_HD T##2 &operator OP##=(T##2 &a, T##2 b) { return a = a OP b; }                             \
  __WP_HD T##3 &operator OP##=(T##3 &a, T##3 b) { return a = a OP b; }                             \
  __WP_HD T##4 &operator OP##=(T##4 &a, T##4 b) { return a = a OP b; }                             \
  __WP_HD T##2 &operator OP##=(T##2 &a, S b) { return a = a OP b; }                                \
  __WP_HD T##3 &operator OP##=(T##3 &a, S b) { return a = a OP b; }                                \
  __WP_HD T##4 &operator OP##=(T##4 &a, S b) { return a = a OP b; }
#define __WP_ARITHMETIC(T, S)                                                                      \
  __WP_OPERATOR(+, T, S)                                                                           \
  __WP_OPERATOR(-, T, S)                                                                           \
  __WP_OPERATOR(*, T, S)                                                                           \
  __WP_OPERATOR(/, T, S)                                                                           \
  __WP_HD bool operator==(T##2 a, T##2 b) { return (a.x == b.x) & (a.y == b.y); }                  \
  __WP_HD bool operator==(T##3 a, T##3 b) { return (a.x == b.x) & (a.y == b.y) & (a.z == b.z); }   \
  __WP_HD bool operator==(T##4 a, T##4 b) {                                                        \
    return (a.x == b.x) & (a.y == b.y) & (a.z == b.z) & (a.w == b.w);                              \
  }                                                                                                \
  __WP_HD bool operator!=(T##2 a, T##2 b) { return !(a == b); }                                    \
  __WP_HD bool operator!=(T##3 a, T##3 b) { return !(a == b); }                                    \
  __WP_HD bool operator!=(T##4 a, T##4 b) { return !(a == b); }
__WP_ARITHMETIC(float, float)
__WP_ARITHMETIC(double, double)
__WP_ARITHMETIC(int, int)
__WP_ARITHMETIC(uint, unsigned)
#undef __WP_ARITHMETIC
#undef __WP_OPERATOR

#endif
