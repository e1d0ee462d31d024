// Integer, conversion and fast-math intrinsics, and loads and stores with cache hints.
#ifndef WARPPROOF_INTRINSICS_H
#define WARPPROOF_INTRINSICS_H
#pragma clang system_header
#include <warpproof/cached.h>
#include <warpproof/math.h>
#include <warpproof/vector_types.h>

// Old names, which a program may define itself: a function that is no template is preferred.
#define __WP_OLD template <int = 0> __WP_DEV

__WP_DEV int __popc(unsigned x) { return __builtin_popcount(x); }
__WP_DEV int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
__WP_DEV int __clz(int x) { return __builtin_clzg((unsigned)x, 32); }
__WP_DEV int __clzll(long long x) { return __builtin_clzg((unsigned long long)x, 64); }
__WP_DEV int __ffs(int x) { return __builtin_ctzg((unsigned)x, -1) + 1; }
__WP_DEV int __ffsll(long long x) { return __builtin_ctzg((unsigned long long)x, -1) + 1; }
__WP_DECL unsigned __wp_pure_fns(unsigned, unsigned, int);
__WP_DEV unsigned __fns(unsigned mask, unsigned base, int offset) {
  return __wp_pure_fns(mask, base, offset);
}
#ifdef __HIP__
__WP_DEV unsigned __bitextract_u32(unsigned x, unsigned first, unsigned width) {
  first &= 31, width &= 31;
  return x >> first & ((1u << width) - 1);
}
__WP_DEV unsigned long long __bitextract_u64(unsigned long long x, unsigned long long first,
                                             unsigned long long width) {
  first &= 63, width &= 63;
  return x >> first & ((1ull << width) - 1);
}
#endif
__WP_DEV unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
__WP_DEV unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }

// Multiplication of the low 24 bits; the low 32 bits of the product.
__WP_DEV int __mul24(int a, int b) { return ((a << 8) >> 8) * ((b << 8) >> 8); }
__WP_DEV unsigned __umul24(unsigned a, unsigned b) { return (a & 0xffffff) * (b & 0xffffff); }
__WP_OLD int mul24(int a, int b) { return __mul24(a, b); }
__WP_OLD unsigned umul24(unsigned a, unsigned b) { return __umul24(a, b); }
__WP_DEV int __mulhi(int a, int b) { return (int)(((long long)a * b) >> 32); }
__WP_DEV unsigned __umulhi(unsigned a, unsigned b) {
  return (unsigned)(((unsigned long long)a * b) >> 32);
}
__WP_DEV long long __mul64hi(long long a, long long b) {
  return (long long)(((__int128)a * b) >> 64);
}
__WP_DEV unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return (unsigned long long)(((unsigned __int128)a * b) >> 64);
}
__WP_OLD int mulhi(int a, int b) { return __mulhi(a, b); }
__WP_OLD unsigned umulhi(unsigned a, unsigned b) { return __umulhi(a, b); }

__WP_DEV unsigned __sad(int a, int b, unsigned c) {
  return c + (unsigned)__builtin_elementwise_max(a, b) - (unsigned)__builtin_elementwise_min(a, b);
}
__WP_DEV unsigned __usad(unsigned a, unsigned b, unsigned c) {
  return c + __builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b);
}
__WP_DEV int __hadd(int a, int b) { return (int)(((long long)a + b) >> 1); }
__WP_DEV int __rhadd(int a, int b) { return (int)(((long long)a + b + 1) >> 1); }
__WP_DEV unsigned __uhadd(unsigned a, unsigned b) {
  return (unsigned)(((unsigned long long)a + b) >> 1);
}
__WP_DEV unsigned __urhadd(unsigned a, unsigned b) {
  return (unsigned)(((unsigned long long)a + b + 1) >> 1);
}

__WP_DEV unsigned __wp_selected_byte(unsigned long long bytes, unsigned selector) {
  return (unsigned)(bytes >> (8 * (selector & 7))) & 0xff;
}
__WP_DEV unsigned __byte_perm(unsigned a, unsigned b, unsigned s) {
  unsigned long long bytes = (unsigned long long)b << 32 | a;
  return __wp_selected_byte(bytes, s) | __wp_selected_byte(bytes, s >> 4) << 8 |
         __wp_selected_byte(bytes, s >> 8) << 16 | __wp_selected_byte(bytes, s >> 12) << 24;
}
__WP_DEV unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned n) {
  return (unsigned)((((unsigned long long)hi << 32 | lo) << (n & 31)) >> 32);
}
__WP_DEV unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned n) {
  return (unsigned)(((unsigned long long)hi << 32 | lo) >> (n & 31));
}
__WP_DEV unsigned __funnelshift_lc(unsigned lo, unsigned hi, unsigned n) {
  unsigned count = __builtin_elementwise_min(n, 32u);
  return (unsigned)((((unsigned long long)hi << 32 | lo) << count) >> 32);
}
__WP_DEV unsigned __funnelshift_rc(unsigned lo, unsigned hi, unsigned n) {
  unsigned count = __builtin_elementwise_min(n, 32u);
  return (unsigned)(((unsigned long long)hi << 32 | lo) >> count);
}

// Sums of products of bytes and of half words.
#define __WP_DP4A(__C, __A, __T, __B, __U)                                                         \
  __WP_DEV __C __dp4a(__A a, __B b, __C c) {                                                       \
    return c + (__C)(__T)a * (__C)(__U)b + (__C)(__T)(a >> 8) * (__C)(__U)(b >> 8) +               \
           (__C)(__T)(a >> 16) * (__C)(__U)(b >> 16) + (__C)(__T)(a >> 24) * (__C)(__U)(b >> 24);  \
  }
__WP_DP4A(int, int, signed char, int, signed char)
__WP_DP4A(unsigned, unsigned, unsigned char, unsigned, unsigned char)
#undef __WP_DP4A
#define __WP_DP2A(__C, __A, __T, __U)                                                              \
  __WP_DEV __C __dp2a_lo(__A a, __A b, __C c) {                                                    \
    return c + (__C)(__T)a * (__C)(__U)b + (__C)(__T)(a >> 16) * (__C)(__U)(b >> 8);               \
  }                                                                                                \
  __WP_DEV __C __dp2a_hi(__A a, __A b, __C c) {                                                    \
    return c + (__C)(__T)a * (__C)(__U)(b >> 16) + (__C)(__T)(a >> 16) * (__C)(__U)(b >> 24);      \
  }
__WP_DP2A(int, int, short, signed char)
__WP_DP2A(unsigned, unsigned, unsigned short, unsigned char)
#undef __WP_DP2A

// Bit casts.
__WP_DEV int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
__WP_DEV unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
__WP_DEV float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
__WP_DEV float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
__WP_DEV long long __double_as_longlong(double x) { return __builtin_bit_cast(long long, x); }
__WP_DEV double __longlong_as_double(long long x) { return __builtin_bit_cast(double, x); }
__WP_DEV int __double2loint(double x) { return (int)__double_as_longlong(x); }
__WP_DEV int __double2hiint(double x) { return (int)(__double_as_longlong(x) >> 32); }
__WP_DEV double __hiloint2double(int hi, int lo) {
  return __longlong_as_double((long long)((unsigned long long)(unsigned)hi << 32 | (unsigned)lo));
}

// Conversions with a rounding mode. Towards zero is what C does, but for its undefined
// out-of-range values; the other modes are uninterpreted.
#define __WP_CONVERT(FROM, __F, TO, __T)                                                           \
  __WP_DECL TO __wp_pure_##__F##2##__T##_rn(FROM);                                                 \
  __WP_DECL TO __wp_pure_##__F##2##__T##_rz(FROM);                                                 \
  __WP_DECL TO __wp_pure_##__F##2##__T##_ru(FROM);                                                 \
  __WP_DECL TO __wp_pure_##__F##2##__T##_rd(FROM);                                                 \
  __WP_DEV TO __##__F##2##__T##_rn(FROM x) { return __wp_pure_##__F##2##__T##_rn(x); }             \
  __WP_DEV TO __##__F##2##__T##_rz(FROM x) { return __wp_pure_##__F##2##__T##_rz(x); }             \
  __WP_DEV TO __##__F##2##__T##_ru(FROM x) { return __wp_pure_##__F##2##__T##_ru(x); }             \
  __WP_DEV TO __##__F##2##__T##_rd(FROM x) { return __wp_pure_##__F##2##__T##_rd(x); }
__WP_CONVERT(float, float, int, int)
__WP_CONVERT(float, float, unsigned, uint)
__WP_CONVERT(float, float, long long, ll)
__WP_CONVERT(float, float, unsigned long long, ull)
__WP_CONVERT(double, double, int, int)
__WP_CONVERT(double, double, unsigned, uint)
__WP_CONVERT(double, double, long long, ll)
__WP_CONVERT(double, double, unsigned long long, ull)
__WP_CONVERT(double, double, float, float)
__WP_CONVERT(int, int, float, float)
__WP_CONVERT(unsigned, uint, float, float)
__WP_CONVERT(long long, ll, float, float)
__WP_CONVERT(unsigned long long, ull, float, float)
__WP_CONVERT(long long, ll, double, double)
__WP_CONVERT(unsigned long long, ull, double, double)
__WP_DEV double __int2double_rn(int x) { return (double)x; }
__WP_DEV double __uint2double_rn(unsigned x) { return (double)x; }
#undef __WP_CONVERT

// Arithmetic with a rounding mode.
#define __WP_ROUNDED2(NAME, __T)                                                                   \
  __WP_DECL __T __wp_pure_##NAME(__T, __T);                                                        \
  __WP_DEV __T __##NAME(__T a, __T b) { return __wp_pure_##NAME(a, b); }
#define __WP_ROUNDED1(NAME, __T)                                                                   \
  __WP_DECL __T __wp_pure_##NAME(__T);                                                             \
  __WP_DEV __T __##NAME(__T a) { return __wp_pure_##NAME(a); }
#define __WP_ROUNDED3(NAME, __T)                                                                   \
  __WP_DECL __T __wp_pure_##NAME(__T, __T, __T);                                                   \
  __WP_DEV __T __##NAME(__T a, __T b, __T c) { return __wp_pure_##NAME(a, b, c); }
#define __WP_MODES(__M, NAME, __T) __M(NAME##_rz, __T) __M(NAME##_ru, __T) __M(NAME##_rd, __T)
__WP_MODES(__WP_ROUNDED2, fadd, float) __WP_MODES(__WP_ROUNDED2, fsub, float)
__WP_MODES(__WP_ROUNDED2, fmul, float) __WP_MODES(__WP_ROUNDED2, fdiv, float)
__WP_MODES(__WP_ROUNDED2, dadd, double) __WP_MODES(__WP_ROUNDED2, dsub, double)
__WP_MODES(__WP_ROUNDED2, dmul, double) __WP_MODES(__WP_ROUNDED2, ddiv, double)
__WP_MODES(__WP_ROUNDED1, frcp, float) __WP_MODES(__WP_ROUNDED1, fsqrt, float)
__WP_MODES(__WP_ROUNDED1, drcp, double) __WP_MODES(__WP_ROUNDED1, dsqrt, double)
__WP_MODES(__WP_ROUNDED3, fmaf, float) __WP_MODES(__WP_ROUNDED3, fma, double)
__WP_ROUNDED1(frsqrt_rn, float)
// To nearest even is the rounding of the plain operators.
__WP_DEV float __fadd_rn(float a, float b) { return a + b; }
__WP_DEV float __fsub_rn(float a, float b) { return a - b; }
__WP_DEV float __fmul_rn(float a, float b) { return a * b; }
__WP_DEV float __fdiv_rn(float a, float b) { return a / b; }
__WP_DEV float __frcp_rn(float a) { return 1.0f / a; }
__WP_DEV float __fsqrt_rn(float a) { return __builtin_sqrtf(a); }
__WP_DEV float __fmaf_rn(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
__WP_DEV double __dadd_rn(double a, double b) { return a + b; }
__WP_DEV double __dsub_rn(double a, double b) { return a - b; }
__WP_DEV double __dmul_rn(double a, double b) { return a * b; }
__WP_DEV double __ddiv_rn(double a, double b) { return a / b; }
__WP_DEV double __drcp_rn(double a) { return 1.0 / a; }
__WP_DEV double __dsqrt_rn(double a) { return __builtin_sqrt(a); }
__WP_DEV double __fma_rn(double a, double b, double c) { return __builtin_fma(a, b, c); }

// Fast approximations, which differ from the functions they approximate.
#define __WP_FAST1(NAME)                                                                           \
  __WP_DECL float __wp_pure_fast_##NAME(float);                                                    \
  __WP_DEV float __##NAME(float a) { return __wp_pure_fast_##NAME(a); }
#define __WP_FAST2(NAME)                                                                           \
  __WP_DECL float __wp_pure_fast_##NAME(float, float);                                             \
  __WP_DEV float __##NAME(float a, float b) { return __wp_pure_fast_##NAME(a, b); }
__WP_FAST1(sinf) __WP_FAST1(cosf) __WP_FAST1(tanf) __WP_FAST1(expf) __WP_FAST1(exp10f)
__WP_FAST1(logf) __WP_FAST1(log2f) __WP_FAST1(log10f) __WP_FAST1(tanhf)
__WP_FAST2(powf) __WP_FAST2(fdividef)
#undef __WP_FAST1
#undef __WP_FAST2
__WP_DEV void __sincosf(float x, float *s, float *c) {
  *s = __sinf(x);
  *c = __cosf(x);
}
// What is not a number becomes 0.
__WP_DEV float __saturatef(float x) { return __builtin_fminf(__builtin_fmaxf(x, 0.0f), 1.0f); }
__WP_OLD float saturate(float x) { return __saturatef(x); }
#undef __WP_ROUNDED1
#undef __WP_ROUNDED2
#undef __WP_ROUNDED3
#undef __WP_MODES

#undef __WP_OLD

#ifndef __HIP__
// The address space of a generic pointer.
__WP_HD unsigned short __nv_bswap16(unsigned short v) { return __builtin_bswap16(v); }
__WP_HD unsigned __nv_bswap32(unsigned v) { return __builtin_bswap32(v); }
__WP_HD unsigned long long __nv_bswap64(unsigned long long v) { return __builtin_bswap64(v); }
__WP_DEV unsigned __isGridConstant(const void *) { return __wp_nondet_i32(); }
__WP_DEV unsigned __isGlobal(const void *p) { return __nvvm_isspacep_global(p); }
__WP_DEV unsigned __isShared(const void *p) { return __nvvm_isspacep_shared(p); }
__WP_DEV unsigned __isConstant(const void *p) { return __nvvm_isspacep_const(p); }
__WP_DEV unsigned __isLocal(const void *p) { return __nvvm_isspacep_local(p); }
__WP_DEV size_t __cvta_generic_to_shared(const void *p) {
  return (size_t)(__attribute__((address_space(3))) const void *)p;
}
__WP_DEV size_t __cvta_generic_to_global(const void *p) {
  return (size_t)(__attribute__((address_space(1))) const void *)p;
}
#endif

// DPX: minima and maxima of three values, of sums, and with zero.
__WP_DEV int __vimax3_s32(int a, int b, int c) { return max(max(a, b), c); }
__WP_DEV int __vimin3_s32(int a, int b, int c) { return min(min(a, b), c); }
__WP_DEV unsigned __vimax3_u32(unsigned a, unsigned b, unsigned c) { return max(max(a, b), c); }
__WP_DEV unsigned __vimin3_u32(unsigned a, unsigned b, unsigned c) { return min(min(a, b), c); }
__WP_DEV int __vimax_s32_relu(int a, int b) { return max(max(a, b), 0); }
__WP_DEV int __vimin_s32_relu(int a, int b) { return max(min(a, b), 0); }
__WP_DEV int __vimax3_s32_relu(int a, int b, int c) { return max(max(max(a, b), c), 0); }
__WP_DEV int __vimin3_s32_relu(int a, int b, int c) { return max(min(min(a, b), c), 0); }
__WP_DEV int __viaddmax_s32(int a, int b, int c) { return max(a + b, c); }
__WP_DEV int __viaddmin_s32(int a, int b, int c) { return min(a + b, c); }
__WP_DEV unsigned __viaddmax_u32(unsigned a, unsigned b, unsigned c) { return max(a + b, c); }
__WP_DEV unsigned __viaddmin_u32(unsigned a, unsigned b, unsigned c) { return min(a + b, c); }
__WP_DEV int __viaddmax_s32_relu(int a, int b, int c) { return max(max(a + b, c), 0); }
__WP_DEV int __viaddmin_s32_relu(int a, int b, int c) { return max(min(a + b, c), 0); }
__WP_DEV int __vibmax_s32(int a, int b, bool *first) {
  *first = a >= b;
  return max(a, b);
}
__WP_DEV int __vibmin_s32(int a, int b, bool *first) {
  *first = a <= b;
  return min(a, b);
}
__WP_DEV unsigned __vibmax_u32(unsigned a, unsigned b, bool *first) {
  *first = a >= b;
  return max(a, b);
}
__WP_DEV unsigned __vibmin_u32(unsigned a, unsigned b, bool *first) {
  *first = a <= b;
  return min(a, b);
}

#define __WP_IEEE(MODE)                                                                            \
  __WP_DEV float __fmaf_ieee_##MODE(float a, float b, float c) { return __fmaf_##MODE(a, b, c); }
__WP_IEEE(rd) __WP_IEEE(rn) __WP_IEEE(ru) __WP_IEEE(rz)
#undef __WP_IEEE
#ifndef __HIP__
__WP_DEV size_t __cvta_generic_to_constant(const void *p) {
  return (size_t)(const __attribute__((address_space(4))) void *)p;
}
__WP_DEV size_t __cvta_generic_to_local(const void *p) {
  return (size_t)(const __attribute__((address_space(5))) void *)p;
}
__WP_DEV void *__cvta_shared_to_generic(size_t p) {
  return (void *)(__attribute__((address_space(3))) void *)p;
}
__WP_DEV void *__cvta_global_to_generic(size_t p) {
  return (void *)(__attribute__((address_space(1))) void *)p;
}
// They order this grid's work after or before another one's.
__WP_DEV void cudaGridDependencySynchronize() { asm volatile("griddepcontrol.wait;"); }
__WP_DEV void cudaTriggerProgrammaticLaunchCompletion() { asm volatile("griddepcontrol.launch_dependents;"); }
#endif

#endif
