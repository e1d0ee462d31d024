// bfloat16: the upper half of a float, with arithmetic in float and rounding after each
// operation. The rounding is uninterpreted.
#ifndef WARPPROOF_BF16_H
#define WARPPROOF_BF16_H
#pragma clang system_header
#include <warpproof/fp16.h>
#include <warpproof/atomics.h>
#include <warpproof/intrinsics.h>
#include <warpproof/warp.h>

struct __nv_bfloat16_raw {
  unsigned short x;
};

__WP_DECL_HD unsigned short __wp_pure_float2bfloat16_rn(float);
__WP_DECL unsigned short __wp_pure_float2bfloat16_rz(float);
__WP_DECL unsigned short __wp_pure_float2bfloat16_ru(float);
__WP_DECL unsigned short __wp_pure_float2bfloat16_rd(float);

struct __attribute__((aligned(2))) __nv_bfloat16 {
  unsigned short __x;
  __nv_bfloat16() = default;
  __WP_MEMBER_HD constexpr __nv_bfloat16(const __nv_bfloat16_raw &r) : __x(r.x) {}
#define __WP_FROM(__T)                                                                             \
  __WP_MEMBER_HD __nv_bfloat16(__T v) : __x(__wp_pure_float2bfloat16_rn((float)v)) {}
  __WP_FROM(float) __WP_FROM(double) __WP_FROM(int) __WP_FROM(unsigned) __WP_FROM(short)
  __WP_FROM(unsigned short) __WP_FROM(long) __WP_FROM(unsigned long) __WP_FROM(long long)
  __WP_FROM(unsigned long long)
#undef __WP_FROM
  __WP_MEMBER_HD operator float() const {
    return __builtin_bit_cast(float, (unsigned)__x << 16);
  }
  __WP_MEMBER_HD operator __nv_bfloat16_raw() const { return {__x}; }
#define __WP_TO(__T) explicit __WP_MEMBER_HD operator __T() const { return (__T)(float)*this; }
  __WP_TO(bool) __WP_TO(char) __WP_TO(signed char) __WP_TO(unsigned char) __WP_TO(short)
  __WP_TO(unsigned short) __WP_TO(int) __WP_TO(unsigned) __WP_TO(long) __WP_TO(unsigned long)
  __WP_TO(long long) __WP_TO(unsigned long long) __WP_TO(double)
#undef __WP_TO
};
typedef __nv_bfloat16 nv_bfloat16;

struct __nv_bfloat162_raw {
  unsigned short x, y;
};
struct __attribute__((aligned(4))) __nv_bfloat162 {
  __nv_bfloat16 x, y;
  __nv_bfloat162() = default;
  __WP_MEMBER_HD constexpr __nv_bfloat162(const __nv_bfloat16 &a, const __nv_bfloat16 &b)
      : x(a), y(b) {}
  __WP_MEMBER_HD __nv_bfloat162(const __nv_bfloat162_raw &r)
      : x(__nv_bfloat16_raw{r.x}), y(__nv_bfloat16_raw{r.y}) {}
};
typedef __nv_bfloat162 nv_bfloat162;
#ifdef __HIP__
typedef __nv_bfloat16 __hip_bfloat16;
typedef __nv_bfloat16 hip_bfloat16;
typedef __nv_bfloat162 __hip_bfloat162;
#endif

template <> struct __wp_nondet<__nv_bfloat16> {
  static __WP_MEMBER __nv_bfloat16 get() {
    return __nv_bfloat16_raw{(unsigned short)__wp_nondet_i16()};
  }
};
template <> struct __wp_nondet<__nv_bfloat162> {
  static __WP_MEMBER __nv_bfloat162 get() {
    return __nv_bfloat162(__wp_nondet<__nv_bfloat16>::get(), __wp_nondet<__nv_bfloat16>::get());
  }
};

#define __WP_OPERATOR(OP)                                                                          \
  __WP_HD __nv_bfloat16 operator OP(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {              \
    return __nv_bfloat16((float)a OP(float) b);                                                    \
  }                                                                                                \
  __WP_HD __nv_bfloat16 &operator OP##=(__nv_bfloat16 &a, const __nv_bfloat16 &b) {                \
    return a = a OP b;                                                                             \
  }                                                                                                \
  __WP_HD __nv_bfloat162 operator OP(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {           \
    return __nv_bfloat162(a.x OP b.x, a.y OP b.y);                                                 \
  }                                                                                                \
  __WP_HD __nv_bfloat162 &operator OP##=(__nv_bfloat162 &a, const __nv_bfloat162 &b) {             \
    return a = a OP b;                                                                             \
  }
__WP_OPERATOR(+)
__WP_OPERATOR(-)
__WP_OPERATOR(*)
__WP_OPERATOR(/)
#undef __WP_OPERATOR
__WP_HD __nv_bfloat16 operator-(const __nv_bfloat16 &a) {
  return __nv_bfloat16_raw{(unsigned short)(a.__x ^ 0x8000)};
}
__WP_HD __nv_bfloat162 operator-(const __nv_bfloat162 &a) { return __nv_bfloat162(-a.x, -a.y); }
#define __WP_COMPARE(OP, NAME)                                                                     \
  __WP_HD bool operator OP(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {                       \
    return (float)a OP(float) b;                                                                   \
  }                                                                                                \
  __WP_HD bool __h##NAME(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {                         \
    return (float)a OP(float) b;                                                                   \
  }                                                                                                \
  __WP_HD bool __hb##NAME##2(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {                   \
    return ((float)a.x OP(float) b.x) & ((float)a.y OP(float) b.y);                                \
  }
__WP_COMPARE(==, eq)
__WP_COMPARE(!=, ne)
__WP_COMPARE(<, lt)
__WP_COMPARE(<=, le)
__WP_COMPARE(>, gt)
__WP_COMPARE(>=, ge)
#undef __WP_COMPARE

#define __WP_ROUND(MODE)                                                                           \
  __WP_DEV __nv_bfloat16 __float2bfloat16_##MODE(float v) {                                        \
    return __nv_bfloat16_raw{__wp_pure_float2bfloat16_##MODE(v)};                                  \
  }
__WP_ROUND(rz)
__WP_ROUND(ru)
__WP_ROUND(rd)
#undef __WP_ROUND
__WP_HD __nv_bfloat16 __float2bfloat16(float v) { return __nv_bfloat16(v); }
__WP_HD __nv_bfloat16 __float2bfloat16_rn(float v) { return __nv_bfloat16(v); }
__WP_HD __nv_bfloat16 __double2bfloat16(double v) { return __nv_bfloat16(v); }
__WP_HD float __bfloat162float(const __nv_bfloat16 &v) { return (float)v; }
__WP_HD __nv_bfloat162 __float2bfloat162_rn(float v) {
  return __nv_bfloat162(__nv_bfloat16(v), __nv_bfloat16(v));
}
__WP_HD __nv_bfloat162 __floats2bfloat162_rn(float a, float b) {
  return __nv_bfloat162(__nv_bfloat16(a), __nv_bfloat16(b));
}
__WP_HD __nv_bfloat162 __float22bfloat162_rn(const float2 &v) {
  return __floats2bfloat162_rn(v.x, v.y);
}
__WP_HD float2 __bfloat1622float2(const __nv_bfloat162 &v) {
  return float2{(float)v.x, (float)v.y};
}
__WP_HD float __low2float(const __nv_bfloat162 &v) { return (float)v.x; }
__WP_HD float __high2float(const __nv_bfloat162 &v) { return (float)v.y; }
__WP_HD __nv_bfloat16 __low2bfloat16(const __nv_bfloat162 &v) { return v.x; }
__WP_HD __nv_bfloat16 __high2bfloat16(const __nv_bfloat162 &v) { return v.y; }
__WP_HD __nv_bfloat162 __low2bfloat162(const __nv_bfloat162 &v) {
  return __nv_bfloat162(v.x, v.x);
}
__WP_HD __nv_bfloat162 __high2bfloat162(const __nv_bfloat162 &v) {
  return __nv_bfloat162(v.y, v.y);
}
__WP_HD __nv_bfloat162 __halves2bfloat162(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {
  return __nv_bfloat162(a, b);
}
__WP_HD __nv_bfloat162 __bfloat162bfloat162(const __nv_bfloat16 &a) {
  return __nv_bfloat162(a, a);
}
__WP_HD __nv_bfloat162 make_bfloat162(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {
  return __nv_bfloat162(a, b);
}
__WP_HD unsigned short __bfloat16_as_ushort(const __nv_bfloat16 &v) { return v.__x; }
__WP_HD short __bfloat16_as_short(const __nv_bfloat16 &v) { return (short)v.__x; }
__WP_HD __nv_bfloat16 __ushort_as_bfloat16(unsigned short v) { return __nv_bfloat16_raw{v}; }
__WP_HD __nv_bfloat16 __short_as_bfloat16(short v) {
  return __nv_bfloat16_raw{(unsigned short)v};
}
__WP_HD int __bfloat162int_rz(const __nv_bfloat16 &v) { return (int)(float)v; }
__WP_HD __nv_bfloat16 __int2bfloat16_rn(int v) { return __nv_bfloat16(v); }

#define __WP_ARITHMETIC(NAME, NAME2, OP)                                                           \
  __WP_HD __nv_bfloat16 NAME(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return a OP b; }    \
  __WP_HD __nv_bfloat162 NAME2(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {                 \
    return a OP b;                                                                                 \
  }
__WP_ARITHMETIC(__hadd, __hadd2, +)
__WP_ARITHMETIC(__hsub, __hsub2, -)
__WP_ARITHMETIC(__hmul, __hmul2, *)
__WP_ARITHMETIC(__hdiv, __h2div, /)
#undef __WP_ARITHMETIC
__WP_DEV __nv_bfloat16 __hfma(const __nv_bfloat16 &a, const __nv_bfloat16 &b,
                              const __nv_bfloat16 &c) {
  return __nv_bfloat16(__builtin_fmaf((float)a, (float)b, (float)c));
}
__WP_DEV __nv_bfloat162 __hfma2(const __nv_bfloat162 &a, const __nv_bfloat162 &b,
                                const __nv_bfloat162 &c) {
  return __nv_bfloat162(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y));
}
__WP_HD __nv_bfloat16 __hneg(const __nv_bfloat16 &a) { return -a; }
__WP_HD __nv_bfloat162 __hneg2(const __nv_bfloat162 &a) { return -a; }
__WP_HD __nv_bfloat16 __habs(const __nv_bfloat16 &a) {
  return __nv_bfloat16_raw{(unsigned short)(a.__x & 0x7fff)};
}
__WP_HD __nv_bfloat162 __habs2(const __nv_bfloat162 &a) {
  return __nv_bfloat162(__habs(a.x), __habs(a.y));
}
__WP_HD bool __hisnan(const __nv_bfloat16 &a) { return (float)a != (float)a; }
__WP_DEV __nv_bfloat16 __hmax(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {
  return __nv_bfloat16(__builtin_fmaxf((float)a, (float)b));
}
__WP_DEV __nv_bfloat16 __hmin(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {
  return __nv_bfloat16(__builtin_fminf((float)a, (float)b));
}
__WP_DEV __nv_bfloat162 __hmax2(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {
  return __nv_bfloat162(__hmax(a.x, b.x), __hmax(a.y, b.y));
}
__WP_DEV __nv_bfloat162 __hmin2(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {
  return __nv_bfloat162(__hmin(a.x, b.x), __hmin(a.y, b.y));
}

#define __WP_FUNCTION(NAME)                                                                        \
  __WP_DECL unsigned short __wp_pure_bfloat16_##NAME(unsigned short);                              \
  __WP_DEV __nv_bfloat16 h##NAME(const __nv_bfloat16 &v) {                                         \
    return __nv_bfloat16_raw{__wp_pure_bfloat16_##NAME(v.__x)};                                    \
  }                                                                                                \
  __WP_DEV __nv_bfloat162 h2##NAME(const __nv_bfloat162 &v) {                                      \
    return __nv_bfloat162(h##NAME(v.x), h##NAME(v.y));                                             \
  }
__WP_FUNCTION(exp) __WP_FUNCTION(exp2) __WP_FUNCTION(log) __WP_FUNCTION(log2)
__WP_FUNCTION(sin) __WP_FUNCTION(cos) __WP_FUNCTION(sqrt) __WP_FUNCTION(rsqrt)
__WP_FUNCTION(rcp) __WP_FUNCTION(tanh) __WP_FUNCTION(floor) __WP_FUNCTION(ceil)
__WP_FUNCTION(exp10) __WP_FUNCTION(log10) __WP_FUNCTION(rint) __WP_FUNCTION(trunc)
#undef __WP_FUNCTION

// Atomics, on LLVM's bfloat.
#define __WP_ATOMIC(SUFFIX, SCOPE)                                                                 \
  __WP_DEV __nv_bfloat16 atomicAdd##SUFFIX(__nv_bfloat16 *p, __nv_bfloat16 v) {                    \
    __bf16 old = __wp_atomic_add_bf16((__bf16 *)&p->__x, __builtin_bit_cast(__bf16, v.__x),        \
                                      __WP_RELAXED, SCOPE);                                        \
    return __nv_bfloat16_raw{__builtin_bit_cast(unsigned short, old)};                             \
  }                                                                                                \
  __WP_DEV __nv_bfloat162 atomicAdd##SUFFIX(__nv_bfloat162 *p, __nv_bfloat162 v) {                 \
    return __nv_bfloat162(atomicAdd##SUFFIX(&p->x, v.x), atomicAdd##SUFFIX(&p->y, v.y));           \
  }
__WP_DECL __bf16 __wp_atomic_add_bf16(volatile __bf16 *p, __bf16 v, int order, int scope);
__WP_ATOMIC(, __WP_SCOPE_GPU)
__WP_ATOMIC(_block, __WP_SCOPE_BLOCK)
__WP_ATOMIC(_system, __WP_SCOPE_SYSTEM)
#undef __WP_ATOMIC
#define __WP_SHUFFLE(NAME, LANE)                                                                   \
  __WP_DEV __nv_bfloat16 NAME(__wp_lanes m, __nv_bfloat16 v, LANE lane, int width = warpSize) {    \
    return __nv_bfloat16_raw{(unsigned short)NAME(m, (int)v.__x, lane, width)};                    \
  }                                                                                                \
  __WP_DEV __nv_bfloat162 NAME(__wp_lanes m, __nv_bfloat162 v, LANE lane, int width = warpSize) {  \
    int bits = NAME(m, (int)((unsigned)v.y.__x << 16 | v.x.__x), lane, width);                     \
    return __nv_bfloat162(__nv_bfloat16_raw{(unsigned short)bits},                                 \
                          __nv_bfloat16_raw{(unsigned short)((unsigned)bits >> 16)});              \
  }
__WP_SHUFFLE(__shfl_sync, int)
__WP_SHUFFLE(__shfl_up_sync, unsigned)
__WP_SHUFFLE(__shfl_down_sync, unsigned)
__WP_SHUFFLE(__shfl_xor_sync, int)
#undef __WP_SHUFFLE

// Variants that treat NaN in another way, or clamp negative results to zero.
__WP_DEV __nv_bfloat16 __hmax_nan(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return __hisnan(a) ? a : __hmax(a, b); }
__WP_DEV __nv_bfloat16 __hmin_nan(const __nv_bfloat16 &a, const __nv_bfloat16 &b) { return __hisnan(a) ? a : __hmin(a, b); }
__WP_DEV __nv_bfloat162 __hmax2_nan(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {
  return __nv_bfloat162(__hmax_nan(a.x, b.x), __hmax_nan(a.y, b.y));
}
__WP_DEV __nv_bfloat162 __hmin2_nan(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {
  return __nv_bfloat162(__hmin_nan(a.x, b.x), __hmin_nan(a.y, b.y));
}
__WP_DEV __nv_bfloat16 __hfma_relu(const __nv_bfloat16 &a, const __nv_bfloat16 &b, const __nv_bfloat16 &c) {
  __nv_bfloat16 v = __hfma(a, b, c);
  return (float)v < 0.0f ? __nv_bfloat16(0.0f) : v;
}
__WP_DEV __nv_bfloat162 __hfma2_relu(const __nv_bfloat162 &a, const __nv_bfloat162 &b, const __nv_bfloat162 &c) {
  return __nv_bfloat162(__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y));
}
__WP_DEV __nv_bfloat162 __hcmadd(const __nv_bfloat162 &a, const __nv_bfloat162 &b, const __nv_bfloat162 &c) {
  return __nv_bfloat162(__hfma(a.x, b.x, __hfma(__hneg(a.y), b.y, c.x)),
            __hfma(a.x, b.y, __hfma(a.y, b.x, c.y)));
}
__WP_DEV __nv_bfloat162 __hisnan2(const __nv_bfloat162 &a) {
  return __nv_bfloat162(__nv_bfloat16(__hisnan(a.x) ? 1.0f : 0.0f), __nv_bfloat16(__hisnan(a.y) ? 1.0f : 0.0f));
}
__WP_DEV __nv_bfloat16 htanh_approx(const __nv_bfloat16 &a) { return htanh(a); }
#define __WP_MASK(NAME, OP)                                                                        \
  __WP_DEV unsigned __h##NAME##2_mask(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {                                  \
    return ((float)a.x OP(float) b.x ? 0xffffu : 0u) |                                             \
           ((float)a.y OP(float) b.y ? 0xffff0000u : 0u);                                          \
  }
__WP_MASK(eq, ==)
__WP_MASK(ne, !=)
__WP_MASK(lt, <)
__WP_MASK(le, <=)
__WP_MASK(gt, >)
__WP_MASK(ge, >=)
#undef __WP_MASK
// Conversions to and from integers.
#define __WP_CONVERT(NAME, __T)                                                                    \
  __WP_HD __T __bfloat162##NAME##_rn(const __nv_bfloat16 &v) {                                     \
    return (__T)__builtin_rintf((float)v);                                                         \
  }                                                                                                \
  __WP_HD __T __bfloat162##NAME##_rd(const __nv_bfloat16 &v) {                                     \
    return (__T)__builtin_floorf((float)v);                                                        \
  }                                                                                                \
  __WP_HD __T __bfloat162##NAME##_ru(const __nv_bfloat16 &v) {                                     \
    return (__T)__builtin_ceilf((float)v);                                                         \
  }
__WP_CONVERT(int, int)
__WP_CONVERT(uint, unsigned)
__WP_CONVERT(short, short)
__WP_CONVERT(ushort, unsigned short)
__WP_CONVERT(ll, long long)
__WP_CONVERT(ull, unsigned long long)
#undef __WP_CONVERT
#define __WP_CONVERT(NAME, __T)                                                                    \
  __WP_HD __T __bfloat162##NAME##_rz(const __nv_bfloat16 &v) { return (__T)(float)v; }             \
  __WP_HD __nv_bfloat16 __##NAME##2bfloat16_rn(__T v) { return __nv_bfloat16((float)v); }
__WP_CONVERT(uint, unsigned)
__WP_CONVERT(short, short)
__WP_CONVERT(ushort, unsigned short)
__WP_CONVERT(ll, long long)
__WP_CONVERT(ull, unsigned long long)
#undef __WP_CONVERT
__WP_HD __nv_bfloat162 __lows2bfloat162(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {
  return __nv_bfloat162(a.x, b.x);
}
__WP_HD __nv_bfloat162 __highs2bfloat162(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {
  return __nv_bfloat162(a.y, b.y);
}

__WP_HD char __bfloat162char_rz(const __nv_bfloat16 &v) { return (char)(int)(float)v; }
__WP_HD unsigned char __bfloat162uchar_rz(const __nv_bfloat16 &v) {
  return (unsigned char)(int)(float)v;
}
#define __WP_FROM(__T, NAME, MODE)                                                                 \
  __WP_DECL unsigned short __wp_pure_##NAME##2bfloat16_##MODE(__T);                                \
  __WP_DEV __nv_bfloat16 __##NAME##2bfloat16_##MODE(__T v) {                                       \
    return __nv_bfloat16_raw{__wp_pure_##NAME##2bfloat16_##MODE(v)};                               \
  }                                                                                                \
  __host__ __nv_bfloat16 __##NAME##2bfloat16_##MODE(__T);
#define __WP_MODES(__T, NAME)                                                                      \
  __WP_FROM(__T, NAME, rd) __WP_FROM(__T, NAME, ru) __WP_FROM(__T, NAME, rz)
__WP_MODES(int, int)
__WP_MODES(unsigned, uint)
__WP_MODES(short, short)
__WP_MODES(unsigned short, ushort)
__WP_MODES(long long, ll)
__WP_MODES(unsigned long long, ull)
#undef __WP_FROM
#undef __WP_MODES
__WP_HD __nv_bfloat162 __lowhigh2highlow(const __nv_bfloat162 &v) {
  return __nv_bfloat162(v.y, v.x);
}
__WP_DEV int __hisinf(const __nv_bfloat16 &a) {
  return ((float)a == __builtin_inff()) - ((float)a == -__builtin_inff());
}
// The `u` forms are true where an operand is not a number.
#define __WP_COMPARISON(NAME, OP)                                                                  \
  __WP_HD bool __h##NAME##u(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {                      \
    return __h##NAME(a, b) | __hisnan(a) | __hisnan(b);                                            \
  }                                                                                                \
  __WP_HD __nv_bfloat162 __h##NAME##2(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {          \
    return __nv_bfloat162(__nv_bfloat16((int)__h##NAME(a.x, b.x)),                                 \
                          __nv_bfloat16((int)__h##NAME(a.y, b.y)));                                \
  }                                                                                                \
  __WP_HD bool __hb##NAME##u2(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {                  \
    return __h##NAME##u(a.x, b.x) & __h##NAME##u(a.y, b.y);                                        \
  }                                                                                                \
  __WP_HD __nv_bfloat162 __h##NAME##u2(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {         \
    return __nv_bfloat162(__nv_bfloat16((int)__h##NAME##u(a.x, b.x)),                              \
                          __nv_bfloat16((int)__h##NAME##u(a.y, b.y)));                             \
  }                                                                                                \
  __WP_HD unsigned __h##NAME##u2_mask(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {          \
    return (__h##NAME##u(a.x, b.x) ? 0xffffu : 0u) | (__h##NAME##u(a.y, b.y) ? 0xffff0000u : 0u);  \
  }
__WP_COMPARISON(eq, ==)
__WP_COMPARISON(ne, !=)
__WP_COMPARISON(lt, <)
__WP_COMPARISON(le, <=)
__WP_COMPARISON(gt, >)
__WP_COMPARISON(ge, >=)
#undef __WP_COMPARISON
// What is not a number becomes 0.
__WP_DEV __nv_bfloat16 __wp_saturate(const __nv_bfloat16 &v) {
  return __nv_bfloat16(__builtin_fminf(__builtin_fmaxf((float)v, 0.0f), 1.0f));
}
#define __WP_ARITHMETIC(NAME, NAME2, OP)                                                           \
  __WP_HD __nv_bfloat16 NAME##_rn(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {                \
    return a OP b;                                                                                 \
  }                                                                                                \
  __WP_DEV __nv_bfloat16 NAME##_sat(const __nv_bfloat16 &a, const __nv_bfloat16 &b) {              \
    return __wp_saturate(a OP b);                                                                  \
  }                                                                                                \
  __WP_HD __nv_bfloat162 NAME2##_rn(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {            \
    return a OP b;                                                                                 \
  }                                                                                                \
  __WP_DEV __nv_bfloat162 NAME2##_sat(const __nv_bfloat162 &a, const __nv_bfloat162 &b) {          \
    return __nv_bfloat162(__wp_saturate(a.x OP b.x), __wp_saturate(a.y OP b.y));                   \
  }
__WP_ARITHMETIC(__hadd, __hadd2, +)
__WP_ARITHMETIC(__hsub, __hsub2, -)
__WP_ARITHMETIC(__hmul, __hmul2, *)
#undef __WP_ARITHMETIC
__WP_DEV __nv_bfloat16 __hfma_sat(const __nv_bfloat16 &a, const __nv_bfloat16 &b,
                                  const __nv_bfloat16 &c) {
  return __wp_saturate(__hfma(a, b, c));
}
__WP_DEV __nv_bfloat162 __hfma2_sat(const __nv_bfloat162 &a, const __nv_bfloat162 &b,
                                    const __nv_bfloat162 &c) {
  return __nv_bfloat162(__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y));
}
__WP_DEV __nv_bfloat162 h2tanh_approx(const __nv_bfloat162 &a) { return h2tanh(a); }

#endif
