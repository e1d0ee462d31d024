// What the CUDA samples' helper_math.h offers: arithmetic on vectors and common functions of
// them. A program's own header of the name comes first.
#ifndef WARPPROOF_HELPER_MATH_H
#define WARPPROOF_HELPER_MATH_H
#pragma clang system_header
#ifndef HELPER_MATH_H
#define HELPER_MATH_H
#include <warpproof/hip_vectors.h>
#include <warpproof/math.h>

#define __WP_CONVERT(__T, __S)                                                                     \
  __WP_HD __T##2 make_##__T##2(__S s) { return {s, s}; }                                           \
  __WP_HD __T##3 make_##__T##3(__S s) { return {s, s, s}; }                                        \
  __WP_HD __T##4 make_##__T##4(__S s) { return {s, s, s, s}; }                                     \
  __WP_HD __T##2 make_##__T##2(__T##3 a) { return {a.x, a.y}; }                                    \
  __WP_HD __T##3 make_##__T##3(__T##2 a) { return {a.x, a.y, 0}; }                                 \
  __WP_HD __T##3 make_##__T##3(__T##2 a, __S s) { return {a.x, a.y, s}; }                          \
  __WP_HD __T##3 make_##__T##3(__T##4 a) { return {a.x, a.y, a.z}; }                               \
  __WP_HD __T##4 make_##__T##4(__T##3 a) { return {a.x, a.y, a.z, 0}; }                            \
  __WP_HD __T##4 make_##__T##4(__T##3 a, __S w) { return {a.x, a.y, a.z, w}; }
__WP_CONVERT(float, float)
__WP_CONVERT(int, int)
__WP_CONVERT(uint, unsigned)
#undef __WP_CONVERT
#define __WP_CONVERT(__T, __S, __U)                                                                \
  __WP_HD __T##2 make_##__T##2(__U##2 a) { return {(__S)a.x, (__S)a.y}; }                          \
  __WP_HD __T##3 make_##__T##3(__U##3 a) { return {(__S)a.x, (__S)a.y, (__S)a.z}; }                \
  __WP_HD __T##4 make_##__T##4(__U##4 a) { return {(__S)a.x, (__S)a.y, (__S)a.z, (__S)a.w}; }
__WP_CONVERT(float, float, int)
__WP_CONVERT(float, float, uint)
__WP_CONVERT(int, int, float)
__WP_CONVERT(int, int, uint)
__WP_CONVERT(uint, unsigned, int)
#undef __WP_CONVERT

#define __WP_NEGATE(__T)                                                                           \
  __WP_HD __T##2 operator-(__T##2 a) { return {-a.x, -a.y}; }                                      \
  __WP_HD __T##3 operator-(__T##3 a) { return {-a.x, -a.y, -a.z}; }                                \
  __WP_HD __T##4 operator-(__T##4 a) { return {-a.x, -a.y, -a.z, -a.w}; }
__WP_NEGATE(float)
__WP_NEGATE(int)
#undef __WP_NEGATE

// Functions by element.
#define __WP_UNARY(NAME, F, __T)                                                                   \
  __WP_DEV __T##2 NAME(__T##2 a) { return {F(a.x), F(a.y)}; }                                      \
  __WP_DEV __T##3 NAME(__T##3 a) { return {F(a.x), F(a.y), F(a.z)}; }                              \
  __WP_DEV __T##4 NAME(__T##4 a) { return {F(a.x), F(a.y), F(a.z), F(a.w)}; }
#define __WP_BINARY(NAME, F, __T)                                                                  \
  __WP_DEV __T##2 NAME(__T##2 a, __T##2 b) { return {F(a.x, b.x), F(a.y, b.y)}; }                  \
  __WP_DEV __T##3 NAME(__T##3 a, __T##3 b) { return {F(a.x, b.x), F(a.y, b.y), F(a.z, b.z)}; }     \
  __WP_DEV __T##4 NAME(__T##4 a, __T##4 b) {                                                       \
    return {F(a.x, b.x), F(a.y, b.y), F(a.z, b.z), F(a.w, b.w)};                                   \
  }
__WP_DEV float fracf(float v) { return v - floorf(v); }
__WP_UNARY(floorf, ::floorf, float)
__WP_UNARY(fracf, ::fracf, float)
__WP_UNARY(fabs, ::fabsf, float)
__WP_UNARY(fabsf, ::fabsf, float)
__WP_UNARY(abs, ::abs, int)
__WP_BINARY(fminf, ::fminf, float)
__WP_BINARY(fmaxf, ::fmaxf, float)
__WP_BINARY(fmodf, ::fmodf, float)
__WP_BINARY(min, ::min, int)
__WP_BINARY(max, ::max, int)
__WP_BINARY(min, ::min, uint)
__WP_BINARY(max, ::max, uint)
#undef __WP_UNARY
#undef __WP_BINARY

__WP_DEV float lerp(float a, float b, float t) { return a + t * (b - a); }
__WP_DEV float clamp(float v, float a, float b) { return fmaxf(a, fminf(v, b)); }
__WP_DEV int clamp(int v, int a, int b) { return max(a, min(v, b)); }
__WP_DEV unsigned clamp(unsigned v, unsigned a, unsigned b) { return max(a, min(v, b)); }
__WP_DEV float step(float edge, float v) { return v < edge ? 0.0f : 1.0f; }
__WP_DEV float smoothstep(float a, float b, float x) {
  float y = clamp((x - a) / (b - a), 0.0f, 1.0f);
  return y * y * (3.0f - 2.0f * y);
}
__WP_DEV float dot(float2 a, float2 b) { return a.x * b.x + a.y * b.y; }
__WP_DEV float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__WP_DEV float dot(float4 a, float4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
__WP_DEV int dot(int2 a, int2 b) { return a.x * b.x + a.y * b.y; }
__WP_DEV int dot(int3 a, int3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__WP_DEV int dot(int4 a, int4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
__WP_DEV float3 cross(float3 a, float3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
#define __WP_GEOMETRIC(__V)                                                                        \
  __WP_DEV float length(__V v) { return sqrtf(dot(v, v)); }                                        \
  __WP_DEV __V normalize(__V v) { return v * rsqrtf(dot(v, v)); }                                  \
  __WP_DEV __V lerp(__V a, __V b, float t) { return a + t * (b - a); }                             \
  __WP_DEV __V clamp(__V v, __V a, __V b) { return fmaxf(a, fminf(v, b)); }                        \
  __WP_DEV __V clamp(__V v, float a, float b) {                                                    \
    return fmaxf(make_##__V(a), fminf(v, make_##__V(b)));                                          \
  }
__WP_GEOMETRIC(float2)
__WP_GEOMETRIC(float3)
__WP_GEOMETRIC(float4)
#undef __WP_GEOMETRIC
__WP_DEV float3 reflect(float3 i, float3 n) { return i - 2.0f * n * dot(n, i); }

#endif
#endif
