// Half precision: __half over _Float16, and __half2.
#ifndef WARPPROOF_FP16_H
#define WARPPROOF_FP16_H
#pragma clang system_header
#include <warpproof/atomics.h>
#include <warpproof/intrinsics.h>
#include <warpproof/warp.h>

struct __half_raw {
  unsigned short x;
};
struct __half2_raw {
  unsigned short x, y;
};

struct __attribute__((aligned(2))) __half {
  _Float16 __x;
  __half() = default;
  __WP_MEMBER_HD constexpr __half(_Float16 v) : __x(v) {}
  __WP_MEMBER_HD __half(const __half_raw &r) : __x(__builtin_bit_cast(_Float16, r.x)) {}
#define __WP_FROM(__T) __WP_MEMBER_HD constexpr __half(__T v) : __x((_Float16)v) {}
  __WP_FROM(float) __WP_FROM(double) __WP_FROM(int) __WP_FROM(unsigned) __WP_FROM(short)
  __WP_FROM(unsigned short) __WP_FROM(long) __WP_FROM(unsigned long) __WP_FROM(long long)
  __WP_FROM(unsigned long long)
#undef __WP_FROM
  __WP_MEMBER_HD operator float() const { return (float)__x; }
  __WP_MEMBER_HD operator __half_raw() const {
    return {__builtin_bit_cast(unsigned short, __x)};
  }
#define __WP_TO(__T) explicit __WP_MEMBER_HD operator __T() const { return (__T)__x; }
  __WP_TO(bool) __WP_TO(char) __WP_TO(signed char) __WP_TO(unsigned char) __WP_TO(short)
  __WP_TO(unsigned short) __WP_TO(int) __WP_TO(unsigned) __WP_TO(long) __WP_TO(unsigned long)
  __WP_TO(long long) __WP_TO(unsigned long long) __WP_TO(double)
#undef __WP_TO
};
typedef __half half;
typedef __half __nv_half;
typedef __half nv_half;

struct __attribute__((aligned(4))) __half2 {
  __half x, y;
  __half2() = default;
  __WP_MEMBER_HD constexpr __half2(const __half &a, const __half &b) : x(a), y(b) {}
  __WP_MEMBER_HD __half2(const __half2_raw &r) : x(__half_raw{r.x}), y(__half_raw{r.y}) {}
};
typedef __half2 half2;
typedef __half2 __nv_half2;
typedef __half2 nv_half2;

template <> struct __wp_nondet<__half> {
  static __WP_MEMBER __half get() { return __half((_Float16)__wp_nondet_f32()); }
};
template <> struct __wp_nondet<__half2> {
  static __WP_MEMBER __half2 get() {
    return __half2(__wp_nondet<__half>::get(), __wp_nondet<__half>::get());
  }
};

// Operators. An operand of another arithmetic type goes through the constructors.
#define __WP_OPERATOR(OP)                                                                          \
  __WP_HD __half operator OP(const __half &a, const __half &b) {                                   \
    return __half((_Float16)(a.__x OP b.__x));                                                     \
  }                                                                                                \
  __WP_HD __half &operator OP##=(__half &a, const __half &b) { return a = a OP b; }                \
  __WP_HD __half2 operator OP(const __half2 &a, const __half2 &b) {                                \
    return __half2(a.x OP b.x, a.y OP b.y);                                                        \
  }                                                                                                \
  __WP_HD __half2 &operator OP##=(__half2 &a, const __half2 &b) { return a = a OP b; }
__WP_OPERATOR(+)
__WP_OPERATOR(-)
__WP_OPERATOR(*)
__WP_OPERATOR(/)
#undef __WP_OPERATOR
__WP_HD __half operator-(const __half &a) { return __half((_Float16)-a.__x); }
__WP_HD __half operator+(const __half &a) { return a; }
__WP_HD __half2 operator-(const __half2 &a) { return __half2(-a.x, -a.y); }
__WP_HD __half &operator++(__half &a) { return a += __half(1); }
__WP_HD __half &operator--(__half &a) { return a -= __half(1); }
#define __WP_COMPARE(OP)                                                                           \
  __WP_HD bool operator OP(const __half &a, const __half &b) { return a.__x OP b.__x; }            \
  __WP_HD bool operator OP(const __half2 &a, const __half2 &b) {                                   \
    return (a.x.__x OP b.x.__x) & (a.y.__x OP b.y.__x);                                            \
  }
__WP_COMPARE(==)
__WP_COMPARE(!=)
__WP_COMPARE(<)
__WP_COMPARE(<=)
__WP_COMPARE(>)
__WP_COMPARE(>=)
#undef __WP_COMPARE

// Conversions. To nearest even is what a cast does.
#define __WP_ROUND(MODE)                                                                           \
  __WP_DECL unsigned short __wp_pure_float2half_##MODE(float);                                     \
  __WP_DEV __half __float2half_##MODE(float v) {                                                   \
    return __half_raw{__wp_pure_float2half_##MODE(v)};                                             \
  }
__WP_ROUND(rz)
__WP_ROUND(ru)
__WP_ROUND(rd)
#undef __WP_ROUND
__WP_HD __half __float2half(float v) { return __half(v); }
__WP_HD __half __float2half_rn(float v) { return __half(v); }
__WP_HD __half __double2half(double v) { return __half(v); }
__WP_HD float __half2float(const __half &v) { return (float)v.__x; }
__WP_HD __half2 __float2half2_rn(float v) { return __half2(__half(v), __half(v)); }
__WP_HD __half2 __floats2half2_rn(float a, float b) { return __half2(__half(a), __half(b)); }
__WP_HD __half2 __float22half2_rn(const float2 &v) { return __half2(__half(v.x), __half(v.y)); }
__WP_HD float2 __half22float2(const __half2 &v) { return float2{(float)v.x.__x, (float)v.y.__x}; }
__WP_HD float __low2float(const __half2 &v) { return (float)v.x.__x; }
__WP_HD float __high2float(const __half2 &v) { return (float)v.y.__x; }
__WP_HD __half __low2half(const __half2 &v) { return v.x; }
__WP_HD __half __high2half(const __half2 &v) { return v.y; }
__WP_HD __half2 __low2half2(const __half2 &v) { return __half2(v.x, v.x); }
__WP_HD __half2 __high2half2(const __half2 &v) { return __half2(v.y, v.y); }
__WP_HD __half2 __lowhigh2highlow(const __half2 &v) { return __half2(v.y, v.x); }
__WP_HD __half2 __lows2half2(const __half2 &a, const __half2 &b) { return __half2(a.x, b.x); }
__WP_HD __half2 __highs2half2(const __half2 &a, const __half2 &b) { return __half2(a.y, b.y); }
__WP_HD __half2 __halves2half2(const __half &a, const __half &b) { return __half2(a, b); }
__WP_HD __half2 __half2half2(const __half &a) { return __half2(a, a); }
__WP_HD __half2 make_half2(const __half &a, const __half &b) { return __half2(a, b); }
__WP_HD unsigned short __half_as_ushort(const __half &v) {
  return __builtin_bit_cast(unsigned short, v.__x);
}
__WP_HD short __half_as_short(const __half &v) { return __builtin_bit_cast(short, v.__x); }
__WP_HD __half __ushort_as_half(unsigned short v) { return __half_raw{v}; }
__WP_HD __half __short_as_half(short v) { return __half_raw{(unsigned short)v}; }
#define __WP_INTEGERS(__T, NAME)                                                                   \
  __WP_DECL __T __wp_pure_half2##NAME##_rn(_Float16);                                              \
  __WP_DEV __T __half2##NAME##_rn(const __half &v) { return __wp_pure_half2##NAME##_rn(v.__x); }   \
  __WP_DEV __T __half2##NAME##_rz(const __half &v) { return (__T)v.__x; }                          \
  __WP_HD __half __##NAME##2half_rn(__T v) { return __half((_Float16)v); }
__WP_INTEGERS(int, int)
__WP_INTEGERS(unsigned, uint)
__WP_INTEGERS(short, short)
__WP_INTEGERS(unsigned short, ushort)
__WP_INTEGERS(long long, ll)
__WP_INTEGERS(unsigned long long, ull)
#undef __WP_INTEGERS

// Arithmetic by name.
// What is not a number becomes 0.
__WP_DEV __half __wp_saturate(const __half &v) {
  return __half((_Float16)__builtin_fminf16(__builtin_fmaxf16(v.__x, 0), 1));
}
#define __WP_ARITHMETIC(NAME, NAME2, OP)                                                           \
  __WP_HD __half NAME(const __half &a, const __half &b) { return a OP b; }                         \
  __WP_HD __half NAME##_rn(const __half &a, const __half &b) { return a OP b; }                    \
  __WP_DEV __half NAME##_sat(const __half &a, const __half &b) { return __wp_saturate(a OP b); }   \
  __WP_HD __half2 NAME2(const __half2 &a, const __half2 &b) { return a OP b; }                     \
  __WP_HD __half2 NAME2##_rn(const __half2 &a, const __half2 &b) { return a OP b; }                \
  __WP_DEV __half2 NAME2##_sat(const __half2 &a, const __half2 &b) {                               \
    return __half2(__wp_saturate(a.x OP b.x), __wp_saturate(a.y OP b.y));                          \
  }
__WP_ARITHMETIC(__hadd, __hadd2, +)
__WP_ARITHMETIC(__hsub, __hsub2, -)
__WP_ARITHMETIC(__hmul, __hmul2, *)
__WP_ARITHMETIC(__hdiv, __h2div, /)
#undef __WP_ARITHMETIC
__WP_DEV __half __hfma(const __half &a, const __half &b, const __half &c) {
  return __half((_Float16)__builtin_fmaf16(a.__x, b.__x, c.__x));
}
__WP_DEV __half __hfma_sat(const __half &a, const __half &b, const __half &c) {
  return __wp_saturate(__hfma(a, b, c));
}
__WP_DEV __half2 __hfma2(const __half2 &a, const __half2 &b, const __half2 &c) {
  return __half2(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y));
}
__WP_HD __half __hneg(const __half &a) { return -a; }
__WP_HD __half2 __hneg2(const __half2 &a) { return -a; }
__WP_DEV __half __habs(const __half &a) { return __half((_Float16)__builtin_fabsf16(a.__x)); }
__WP_DEV __half2 __habs2(const __half2 &a) { return __half2(__habs(a.x), __habs(a.y)); }
__WP_DEV __half __hmax(const __half &a, const __half &b) {
  return __half((_Float16)__builtin_fmaxf16(a.__x, b.__x));
}
__WP_DEV __half __hmin(const __half &a, const __half &b) {
  return __half((_Float16)__builtin_fminf16(a.__x, b.__x));
}
__WP_DEV __half2 __hmax2(const __half2 &a, const __half2 &b) {
  return __half2(__hmax(a.x, b.x), __hmax(a.y, b.y));
}
__WP_DEV __half2 __hmin2(const __half2 &a, const __half2 &b) {
  return __half2(__hmin(a.x, b.x), __hmin(a.y, b.y));
}

// Comparisons by name; the `u` forms are true where an operand is not a number.
__WP_HD bool __hisnan(const __half &a) { return a.__x != a.__x; }
__WP_DEV int __hisinf(const __half &a) {
  return ((float)a.__x == __builtin_inff()) - ((float)a.__x == -__builtin_inff());
}
#define __WP_COMPARISON(NAME, OP)                                                                  \
  __WP_HD bool __h##NAME(const __half &a, const __half &b) { return a.__x OP b.__x; }              \
  __WP_HD bool __h##NAME##u(const __half &a, const __half &b) {                                    \
    return (a.__x OP b.__x) | __hisnan(a) | __hisnan(b);                                           \
  }                                                                                                \
  __WP_HD __half2 __h##NAME##2(const __half2 &a, const __half2 &b) {                               \
    return __half2(__half((int)(a.x.__x OP b.x.__x)), __half((int)(a.y.__x OP b.y.__x)));          \
  }                                                                                                \
  __WP_HD bool __hb##NAME##2(const __half2 &a, const __half2 &b) {                                 \
    return (a.x.__x OP b.x.__x) & (a.y.__x OP b.y.__x);                                            \
  }
__WP_COMPARISON(eq, ==)
__WP_COMPARISON(ne, !=)
__WP_COMPARISON(lt, <)
__WP_COMPARISON(le, <=)
__WP_COMPARISON(gt, >)
__WP_COMPARISON(ge, >=)
#undef __WP_COMPARISON

// Functions: uninterpreted.
#define __WP_FUNCTION(NAME)                                                                        \
  __WP_DECL _Float16 __wp_pure_h##NAME(_Float16);                                                  \
  __WP_DEV __half h##NAME(const __half &v) { return __half(__wp_pure_h##NAME(v.__x)); }            \
  __WP_DEV __half2 h2##NAME(const __half2 &v) { return __half2(h##NAME(v.x), h##NAME(v.y)); }
__WP_FUNCTION(exp) __WP_FUNCTION(exp2) __WP_FUNCTION(exp10) __WP_FUNCTION(log)
__WP_FUNCTION(log2) __WP_FUNCTION(log10) __WP_FUNCTION(sin) __WP_FUNCTION(cos)
__WP_FUNCTION(sqrt) __WP_FUNCTION(rsqrt) __WP_FUNCTION(rcp) __WP_FUNCTION(tanh)
__WP_FUNCTION(floor) __WP_FUNCTION(ceil) __WP_FUNCTION(trunc) __WP_FUNCTION(rint)
#undef __WP_FUNCTION

// Atomics: of a __half2 one for each element. Shuffles move the bits.
#define __WP_ATOMIC(SUFFIX, SCOPE)                                                                 \
  __WP_DEV __half atomicAdd##SUFFIX(__half *p, __half v) {                                         \
    return __half(__wp_atomic_add_f16(&p->__x, v.__x, __WP_RELAXED, SCOPE));                       \
  }                                                                                                \
  __WP_DEV __half2 atomicAdd##SUFFIX(__half2 *p, __half2 v) {                                      \
    return __half2(atomicAdd##SUFFIX(&p->x, v.x), atomicAdd##SUFFIX(&p->y, v.y));                  \
  }
__WP_DECL _Float16 __wp_atomic_add_f16(volatile _Float16 *p, _Float16 v, int order, int scope);
__WP_ATOMIC(, __WP_SCOPE_GPU)
__WP_ATOMIC(_block, __WP_SCOPE_BLOCK)
__WP_ATOMIC(_system, __WP_SCOPE_SYSTEM)
#undef __WP_ATOMIC
#define __WP_SHUFFLE(NAME, LANE)                                                                   \
  __WP_DEV __half NAME(__wp_lanes m, __half v, LANE lane, int width = warpSize) {                  \
    return __ushort_as_half((unsigned short)NAME(m, (int)__half_as_ushort(v), lane, width));       \
  }                                                                                                \
  __WP_DEV __half2 NAME(__wp_lanes m, __half2 v, LANE lane, int width = warpSize) {                \
    int bits = (int)((unsigned)__half_as_ushort(v.y) << 16 | __half_as_ushort(v.x));               \
    bits = NAME(m, bits, lane, width);                                                             \
    return __half2(__ushort_as_half((unsigned short)bits),                                         \
                   __ushort_as_half((unsigned short)((unsigned)bits >> 16)));                      \
  }
__WP_SHUFFLE(__shfl_sync, int)
__WP_SHUFFLE(__shfl_up_sync, unsigned)
__WP_SHUFFLE(__shfl_down_sync, unsigned)
__WP_SHUFFLE(__shfl_xor_sync, int)
#undef __WP_SHUFFLE

#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)

// Variants that treat NaN in another way, or clamp negative results to zero.
__WP_DEV __half __hmax_nan(const __half &a, const __half &b) { return __hisnan(a) ? a : __hmax(a, b); }
__WP_DEV __half __hmin_nan(const __half &a, const __half &b) { return __hisnan(a) ? a : __hmin(a, b); }
__WP_DEV __half2 __hmax2_nan(const __half2 &a, const __half2 &b) {
  return __half2(__hmax_nan(a.x, b.x), __hmax_nan(a.y, b.y));
}
__WP_DEV __half2 __hmin2_nan(const __half2 &a, const __half2 &b) {
  return __half2(__hmin_nan(a.x, b.x), __hmin_nan(a.y, b.y));
}
__WP_DEV __half __hfma_relu(const __half &a, const __half &b, const __half &c) {
  __half v = __hfma(a, b, c);
  return (float)v < 0.0f ? __half(0.0f) : v;
}
__WP_DEV __half2 __hfma2_relu(const __half2 &a, const __half2 &b, const __half2 &c) {
  return __half2(__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y));
}
__WP_DEV __half2 __hcmadd(const __half2 &a, const __half2 &b, const __half2 &c) {
  return __half2(__hfma(a.x, b.x, __hfma(__hneg(a.y), b.y, c.x)),
            __hfma(a.x, b.y, __hfma(a.y, b.x, c.y)));
}
__WP_DEV __half2 __hisnan2(const __half2 &a) {
  return __half2(__half(__hisnan(a.x) ? 1.0f : 0.0f), __half(__hisnan(a.y) ? 1.0f : 0.0f));
}
__WP_DEV __half htanh_approx(const __half &a) { return htanh(a); }
#define __WP_MASK(NAME, OP)                                                                        \
  __WP_DEV unsigned __h##NAME##2_mask(const __half2 &a, const __half2 &b) {                                  \
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
__WP_DEV __half2 __hfma2_sat(const __half2 &a, const __half2 &b, const __half2 &c) {
  return __half2(__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y));
}
__WP_DEV __half2 h2tanh_approx(const __half2 &a) { return h2tanh(a); }
// To integers and back, in the other directions: uninterpreted.
#define __WP_TO(__T, NAME, MODE)                                                                   \
  __WP_DECL __T __wp_pure_half2##NAME##_##MODE(_Float16);                                          \
  __WP_DEV __T __half2##NAME##_##MODE(const __half &v) {                                           \
    return __wp_pure_half2##NAME##_##MODE(v.__x);                                                  \
  }                                                                                                \
  __host__ __T __half2##NAME##_##MODE(const __half &);
#define __WP_FROM(__T, NAME, MODE)                                                                 \
  __WP_DECL unsigned short __wp_pure_##NAME##2half_##MODE(__T);                                    \
  __WP_DEV __half __##NAME##2half_##MODE(__T v) {                                                  \
    return __half_raw{__wp_pure_##NAME##2half_##MODE(v)};                                          \
  }                                                                                                \
  __host__ __half __##NAME##2half_##MODE(__T);
#define __WP_MODES(__T, NAME)                                                                      \
  __WP_TO(__T, NAME, rd)                                                                           \
  __WP_TO(__T, NAME, ru)                                                                           \
  __WP_FROM(__T, NAME, rd)                                                                         \
  __WP_FROM(__T, NAME, ru)                                                                         \
  __WP_FROM(__T, NAME, rz)
__WP_MODES(int, int)
__WP_MODES(unsigned, uint)
__WP_MODES(short, short)
__WP_MODES(unsigned short, ushort)
__WP_MODES(long long, ll)
__WP_MODES(unsigned long long, ull)
#undef __WP_TO
#undef __WP_FROM
#undef __WP_MODES
// True where an operand is not a number.
#define __WP_UNORDERED(NAME)                                                                       \
  __WP_HD bool __hb##NAME##u2(const __half2 &a, const __half2 &b) {                                \
    return __h##NAME##u(a.x, b.x) & __h##NAME##u(a.y, b.y);                                        \
  }                                                                                                \
  __WP_HD __half2 __h##NAME##u2(const __half2 &a, const __half2 &b) {                              \
    return __half2(__half((int)__h##NAME##u(a.x, b.x)), __half((int)__h##NAME##u(a.y, b.y)));      \
  }                                                                                                \
  __WP_HD unsigned __h##NAME##u2_mask(const __half2 &a, const __half2 &b) {                        \
    return (__h##NAME##u(a.x, b.x) ? 0xffffu : 0u) | (__h##NAME##u(a.y, b.y) ? 0xffff0000u : 0u);  \
  }
__WP_UNORDERED(eq) __WP_UNORDERED(ne) __WP_UNORDERED(lt)
__WP_UNORDERED(le) __WP_UNORDERED(gt) __WP_UNORDERED(ge)
#undef __WP_UNORDERED
__WP_HD char __half2char_rz(const __half &v) { return (char)(int)v; }
__WP_HD unsigned char __half2uchar_rz(const __half &v) { return (unsigned char)(int)v; }

#endif
