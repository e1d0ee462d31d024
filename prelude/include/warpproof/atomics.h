// The atomic functions of CUDA and HIP. Without suffix they are relaxed and of GPU scope.
#ifndef WARPPROOF_ATOMICS_H
#define WARPPROOF_ATOMICS_H
#pragma clang system_header
#include <warpproof/vector_types.h>

#define __WP_RMW(FN, OP, __T, TY)                                                                  \
  __WP_DECL_HD __T __wp_atomic_##OP##_##TY(volatile __T *p, __T v, int order, int scope);          \
  __WP_DEV __T FN(volatile __T *p, __T v) {                                                        \
    return __wp_atomic_##OP##_##TY(p, v, __WP_RELAXED, __WP_SCOPE_GPU);                            \
  }                                                                                                \
  __WP_DEV __T FN##_block(volatile __T *p, __T v) {                                                \
    return __wp_atomic_##OP##_##TY(p, v, __WP_RELAXED, __WP_SCOPE_BLOCK);                          \
  }                                                                                                \
  __WP_DEV __T FN##_system(volatile __T *p, __T v) {                                               \
    return __wp_atomic_##OP##_##TY(p, v, __WP_RELAXED, __WP_SCOPE_SYSTEM);                         \
  }
#define __WP_CAS(__T, TY)                                                                          \
  __WP_DECL_HD __T __wp_atomic_cas_##TY(volatile __T *p, __T expected, __T desired, int success,   \
                                     int failure, int scope);                                      \
  __WP_DEV __T atomicCAS(volatile __T *p, __T e, __T d) {                                          \
    return __wp_atomic_cas_##TY(p, e, d, __WP_RELAXED, __WP_RELAXED, __WP_SCOPE_GPU);              \
  }                                                                                                \
  __WP_DEV __T atomicCAS_block(volatile __T *p, __T e, __T d) {                                    \
    return __wp_atomic_cas_##TY(p, e, d, __WP_RELAXED, __WP_RELAXED, __WP_SCOPE_BLOCK);            \
  }                                                                                                \
  __WP_DEV __T atomicCAS_system(volatile __T *p, __T e, __T d) {                                   \
    return __wp_atomic_cas_##TY(p, e, d, __WP_RELAXED, __WP_RELAXED, __WP_SCOPE_SYSTEM);           \
  }
#define __WP_RMW_INTEGERS(FN, OP)                                                                  \
  __WP_RMW(FN, OP, int, i32)                                                                       \
  __WP_RMW(FN, OP, unsigned int, u32)                                                              \
  __WP_RMW(FN, OP, unsigned long long, u64)

__WP_RMW_INTEGERS(atomicAdd, add)
__WP_RMW(atomicAdd, add, float, f32)
__WP_RMW(atomicAdd, add, double, f64)
__WP_RMW(atomicSub, sub, int, i32)
__WP_RMW(atomicSub, sub, unsigned int, u32)
__WP_RMW_INTEGERS(atomicExch, exch)
__WP_RMW(atomicExch, exch, float, f32)
__WP_RMW_INTEGERS(atomicMin, min)
__WP_RMW(atomicMin, min, long long, i64)
__WP_RMW_INTEGERS(atomicMax, max)
__WP_RMW(atomicMax, max, long long, i64)
__WP_RMW_INTEGERS(atomicAnd, and)
__WP_RMW(atomicAnd, and, long long, i64)
__WP_RMW_INTEGERS(atomicOr, or)
__WP_RMW(atomicOr, or, long long, i64)
__WP_RMW_INTEGERS(atomicXor, xor)
__WP_RMW(atomicXor, xor, long long, i64)
__WP_RMW(atomicInc, inc, unsigned int, u32)
__WP_RMW(atomicDec, dec, unsigned int, u32)
__WP_CAS(int, i32)
__WP_CAS(unsigned int, u32)
__WP_CAS(unsigned long long, u64)
__WP_CAS(unsigned short, u16)

#ifdef __HIP__
__WP_RMW(atomicSub, sub, unsigned long long, u64)
__WP_RMW(atomicSub, sub, float, f32)
__WP_RMW(atomicSub, sub, double, f64)
__WP_RMW(atomicExch, exch, double, f64)
__WP_RMW(atomicMin, min, float, f32)
__WP_RMW(atomicMin, min, double, f64)
__WP_RMW(atomicMax, max, float, f32)
__WP_RMW(atomicMax, max, double, f64)
__WP_CAS(float, f32)
__WP_CAS(double, f64)
__WP_DEV float unsafeAtomicAdd(volatile float *p, float v) { return atomicAdd(p, v); }
__WP_DEV double unsafeAtomicAdd(volatile double *p, double v) { return atomicAdd(p, v); }
__WP_DEV float safeAtomicAdd(volatile float *p, float v) { return atomicAdd(p, v); }
__WP_DEV double safeAtomicAdd(volatile double *p, double v) { return atomicAdd(p, v); }
__WP_DEV void atomicAddNoRet(volatile float *p, float v) { atomicAdd(p, v); }
#endif

// float2 and float4: one atomic for each element.
__WP_DEV float2 atomicAdd(float2 *p, float2 v) {
  return float2{atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y)};
}
__WP_DEV float4 atomicAdd(float4 *p, float4 v) {
  return float4{atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y), atomicAdd(&p->z, v.z),
                atomicAdd(&p->w, v.w)};
}

#undef __WP_RMW_INTEGERS
#undef __WP_RMW
#undef __WP_CAS
#endif
