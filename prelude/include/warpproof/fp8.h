// 8-bit floating-point types: storage with conversions that are uninterpreted.
#ifndef WARPPROOF_FP8_H
#define WARPPROOF_FP8_H
#pragma clang system_header
#include <warpproof/bf16.h>
#include <warpproof/fp16.h>

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

__WP_DECL_HD unsigned char __wp_pure_float_to_fp8(float, int saturation, int interpretation);
__WP_DECL_HD float __wp_pure_fp8_to_float(unsigned char, int interpretation);

__WP_HD __nv_fp8_storage_t __nv_cvt_float_to_fp8(float v, __nv_saturation_t s,
                                                 __nv_fp8_interpretation_t i) {
  return __wp_pure_float_to_fp8(v, s, i);
}
__WP_HD __nv_fp8_storage_t __nv_cvt_double_to_fp8(double v, __nv_saturation_t s,
                                                  __nv_fp8_interpretation_t i) {
  return __wp_pure_float_to_fp8((float)v, s, i);
}
__WP_HD __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 v, __nv_saturation_t s,
                                                      __nv_fp8_interpretation_t i) {
  return (__nv_fp8x2_storage_t)(__wp_pure_float_to_fp8(v.x, s, i) |
                                __wp_pure_float_to_fp8(v.y, s, i) << 8);
}
__WP_HD __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw v, __nv_saturation_t s,
                                                   __nv_fp8_interpretation_t i) {
  return __wp_pure_float_to_fp8((float)__half(v), s, i);
}
__WP_HD __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw v, __nv_saturation_t s,
                                                       __nv_fp8_interpretation_t i) {
  return __wp_pure_float_to_fp8((float)__nv_bfloat16(v), s, i);
}
__WP_HD __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t v, __nv_fp8_interpretation_t i) {
  return __half(__wp_pure_fp8_to_float(v, i));
}
__WP_HD __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t v,
                                               __nv_fp8_interpretation_t i) {
  __half_raw a = __nv_cvt_fp8_to_halfraw((unsigned char)v, i);
  __half_raw b = __nv_cvt_fp8_to_halfraw((unsigned char)(v >> 8), i);
  return {a.x, b.x};
}

#define __WP_FP8(NAME, KIND)                                                                       \
  struct __nv_fp8_##NAME {                                                                         \
    __nv_fp8_storage_t __x;                                                                        \
    __nv_fp8_##NAME() = default;                                                                   \
    explicit __WP_MEMBER_HD __nv_fp8_##NAME(float v)                                               \
        : __x(__wp_pure_float_to_fp8(v, __NV_SATFINITE, KIND)) {}                                  \
    explicit __WP_MEMBER_HD __nv_fp8_##NAME(double v) : __nv_fp8_##NAME((float)v) {}               \
    explicit __WP_MEMBER_HD __nv_fp8_##NAME(int v) : __nv_fp8_##NAME((float)v) {}                  \
    explicit __WP_MEMBER_HD __nv_fp8_##NAME(unsigned v) : __nv_fp8_##NAME((float)v) {}             \
    explicit __WP_MEMBER_HD __nv_fp8_##NAME(__half v) : __nv_fp8_##NAME((float)v) {}               \
    explicit __WP_MEMBER_HD __nv_fp8_##NAME(__nv_bfloat16 v) : __nv_fp8_##NAME((float)v) {}        \
    explicit __WP_MEMBER_HD operator float() const { return __wp_pure_fp8_to_float(__x, KIND); }   \
    explicit __WP_MEMBER_HD operator double() const { return (float)*this; }                       \
    explicit __WP_MEMBER_HD operator __half() const { return __half((float)*this); }               \
    explicit __WP_MEMBER_HD operator __nv_bfloat16() const {                                       \
      return __nv_bfloat16((float)*this);                                                          \
    }                                                                                              \
    explicit __WP_MEMBER_HD operator bool() const { return (float)*this != 0; }                    \
    explicit __WP_MEMBER_HD operator int() const { return (int)(float)*this; }                     \
  };                                                                                               \
  struct __attribute__((aligned(2))) __nv_fp8x2_##NAME {                                           \
    __nv_fp8x2_storage_t __x;                                                                      \
    __nv_fp8x2_##NAME() = default;                                                                 \
    explicit __WP_MEMBER_HD __nv_fp8x2_##NAME(float2 v)                                            \
        : __x(__nv_cvt_float2_to_fp8x2(v, __NV_SATFINITE, KIND)) {}                                \
    explicit __WP_MEMBER_HD operator float2() const {                                              \
      return {__wp_pure_fp8_to_float((unsigned char)__x, KIND),                                    \
              __wp_pure_fp8_to_float((unsigned char)(__x >> 8), KIND)};                            \
    }                                                                                              \
  };                                                                                               \
  struct __attribute__((aligned(4))) __nv_fp8x4_##NAME {                                           \
    __nv_fp8x4_storage_t __x;                                                                      \
    __nv_fp8x4_##NAME() = default;                                                                 \
    explicit __WP_MEMBER_HD __nv_fp8x4_##NAME(float4 v)                                            \
        : __x((unsigned)__nv_cvt_float2_to_fp8x2(float2{v.x, v.y}, __NV_SATFINITE, KIND) |         \
              (unsigned)__nv_cvt_float2_to_fp8x2(float2{v.z, v.w}, __NV_SATFINITE, KIND) << 16) {} \
    explicit __WP_MEMBER_HD operator float4() const {                                              \
      return {__wp_pure_fp8_to_float((unsigned char)__x, KIND),                                    \
              __wp_pure_fp8_to_float((unsigned char)(__x >> 8), KIND),                             \
              __wp_pure_fp8_to_float((unsigned char)(__x >> 16), KIND),                            \
              __wp_pure_fp8_to_float((unsigned char)(__x >> 24), KIND)};                           \
    }                                                                                              \
  };
__WP_FP8(e4m3, __NV_E4M3)
__WP_FP8(e5m2, __NV_E5M2)
#undef __WP_FP8

#endif
