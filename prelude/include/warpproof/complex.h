// cuComplex.h, and HIP's names for the same.
#ifndef WARPPROOF_COMPLEX_H
#define WARPPROOF_COMPLEX_H
#pragma clang system_header
#include <warpproof/math.h>
#include <warpproof/vector_types.h>

#define __WP_COMPLEX(__V, __T, SUFFIX, ABS)                                                        \
  __WP_HD __T cuCreal##SUFFIX(__V z) { return z.x; }                                               \
  __WP_HD __T cuCimag##SUFFIX(__V z) { return z.y; }                                               \
  __WP_HD __V cuConj##SUFFIX(__V z) { return {z.x, -z.y}; }                                        \
  __WP_HD __V cuCadd##SUFFIX(__V a, __V b) { return {a.x + b.x, a.y + b.y}; }                      \
  __WP_HD __V cuCsub##SUFFIX(__V a, __V b) { return {a.x - b.x, a.y - b.y}; }                      \
  __WP_HD __V cuCmul##SUFFIX(__V a, __V b) {                                                       \
    return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};                                         \
  }                                                                                                \
  __WP_HD __V cuCdiv##SUFFIX(__V a, __V b) {                                                       \
    __T d = b.x * b.x + b.y * b.y;                                                                 \
    return {(a.x * b.x + a.y * b.y) / d, (a.y * b.x - a.x * b.y) / d};                             \
  }                                                                                                \
  __WP_HD __V cuCfma##SUFFIX(__V a, __V b, __V c) {                                                \
    return {a.x * b.x - a.y * b.y + c.x, a.x * b.y + a.y * b.x + c.y};                             \
  }                                                                                                \
  __WP_DEV __T cuCabs##SUFFIX(__V z) { return ABS(z.x, z.y); }                                     \
  static inline __host__ __T cuCabs##SUFFIX(__V z) { return __builtin_##ABS(z.x, z.y); }
typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;
__WP_COMPLEX(cuFloatComplex, float, f, hypotf)
__WP_COMPLEX(cuDoubleComplex, double, , hypot)
#undef __WP_COMPLEX
__WP_HD cuFloatComplex make_cuFloatComplex(float x, float y) { return {x, y}; }
__WP_HD cuDoubleComplex make_cuDoubleComplex(double x, double y) { return {x, y}; }
__WP_HD cuComplex make_cuComplex(float x, float y) { return {x, y}; }
__WP_HD cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex z) { return {z.x, z.y}; }
__WP_HD cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex z) {
  return {(float)z.x, (float)z.y};
}

#ifdef __HIP__
typedef float2 hipFloatComplex;
typedef double2 hipDoubleComplex;
typedef hipFloatComplex hipComplex;
#define make_hipFloatComplex make_cuFloatComplex
#define make_hipDoubleComplex make_cuDoubleComplex
#define make_hipComplex make_cuComplex
#define hipCrealf cuCrealf
#define hipCimagf cuCimagf
#define hipConjf cuConjf
#define hipCaddf cuCaddf
#define hipCsubf cuCsubf
#define hipCmulf cuCmulf
#define hipCdivf cuCdivf
#define hipCfmaf cuCfmaf
#define hipCabsf cuCabsf
#define hipCreal cuCreal
#define hipCimag cuCimag
#define hipConj cuConj
#define hipCadd cuCadd
#define hipCsub cuCsub
#define hipCmul cuCmul
#define hipCdiv cuCdiv
#define hipCfma cuCfma
#define hipCabs cuCabs
#endif

#endif
