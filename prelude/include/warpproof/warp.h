// Warp-wide operations: votes, ballots, shuffles, matches and reductions.
#ifndef WARPPROOF_WARP_H
#define WARPPROOF_WARP_H
#pragma clang system_header
#include <warpproof/geometry.h>

#ifdef __HIP__
typedef unsigned long long __wp_lanes;
__WP_DECL unsigned long long __wp_ballot64(unsigned long long mask, int pred);
__WP_DECL unsigned long long __wp_active_ballot64(int pred);
#define __WP_BALLOT __wp_ballot64
#define __WP_ACTIVE_BALLOT __wp_active_ballot64
#define __WP_MATCH(NAME, TY) __wp_match_##NAME##64_##TY
#else
typedef unsigned __wp_lanes;
__WP_DECL unsigned __wp_ballot(unsigned long long mask, int pred);
__WP_DECL unsigned __wp_active_ballot(int pred);
#define __WP_BALLOT __wp_ballot
#define __WP_ACTIVE_BALLOT __wp_active_ballot
#define __WP_MATCH(NAME, TY) __wp_match_##NAME##_##TY
#endif
__WP_DECL unsigned long long __wp_activemask();
// Threads come together, and nothing of theirs is ordered: all of a warp, or the named ones.
__WP_DECL void __wp_converge();
__WP_DECL void __wp_converge_lanes(unsigned long long mask);
__WP_DECL int __wp_vote_any(unsigned long long mask, int pred);
__WP_DECL int __wp_vote_all(unsigned long long mask, int pred);
__WP_DECL int __wp_vote_uni(unsigned long long mask, int pred);
// Of the threads that are there together; nobody waits.
__WP_DECL int __wp_active_vote_any(int pred);
__WP_DECL int __wp_active_vote_all(int pred);
#define __WP_DECLARE(__T, TY)                                                                      \
  __WP_DECL __T __wp_shfl_##TY(unsigned long long mask, __T v, int lane, int width, int mode);    \
  __WP_DECL __T __wp_active_shfl_##TY(__T v, int lane, int width, int mode);
__WP_DECLARE(int, i32)
__WP_DECLARE(long long, i64)
__WP_DECLARE(float, f32)
__WP_DECLARE(double, f64)
#undef __WP_DECLARE
__WP_DECL __wp_lanes __WP_MATCH(any, i32)(unsigned long long mask, int v);
__WP_DECL __wp_lanes __WP_MATCH(any, i64)(unsigned long long mask, long long v);
__WP_DECL __wp_lanes __WP_MATCH(all, i32)(unsigned long long mask, int v);
__WP_DECL __wp_lanes __WP_MATCH(all, i64)(unsigned long long mask, long long v);

__WP_DEV __wp_lanes __activemask() { return (__wp_lanes)__wp_activemask(); }
__WP_DEV int __any_sync(__wp_lanes m, int p) { return __wp_vote_any(m, p); }
__WP_DEV int __all_sync(__wp_lanes m, int p) { return __wp_vote_all(m, p); }
__WP_DEV int __uni_sync(__wp_lanes m, int p) { return __wp_vote_uni(m, p); }
__WP_DEV __wp_lanes __ballot_sync(__wp_lanes m, int p) { return __WP_BALLOT(m, p); }
__WP_DEV int __any(int p) { return __wp_active_vote_any(p); }
#ifdef __HIP__
// In CUDA `__all` is GPUVerify's annotation: nvcc has no `__all` since compute capability 7.0.
__WP_DEV int __all(int p) { return __wp_active_vote_all(p); }
#endif
__WP_DEV __wp_lanes __ballot(int p) { return __WP_ACTIVE_BALLOT(p); }

#define __WP_SHUFFLE(__T, __U, TY)                                                                 \
  __WP_DEV __T __shfl_sync(__wp_lanes m, __T v, int lane, int width = warpSize) {                  \
    return (__T)__wp_shfl_##TY(m, (__U)v, lane, width, 0);                                         \
  }                                                                                                \
  __WP_DEV __T __shfl_up_sync(__wp_lanes m, __T v, unsigned delta, int width = warpSize) {         \
    return (__T)__wp_shfl_##TY(m, (__U)v, (int)delta, width, 1);                                   \
  }                                                                                                \
  __WP_DEV __T __shfl_down_sync(__wp_lanes m, __T v, unsigned delta, int width = warpSize) {       \
    return (__T)__wp_shfl_##TY(m, (__U)v, (int)delta, width, 2);                                   \
  }                                                                                                \
  __WP_DEV __T __shfl_xor_sync(__wp_lanes m, __T v, int lanes, int width = warpSize) {             \
    return (__T)__wp_shfl_##TY(m, (__U)v, lanes, width, 3);                                        \
  }                                                                                                \
  __WP_DEV __T __shfl(__T v, int lane, int width = warpSize) {                                     \
    return (__T)__wp_active_shfl_##TY((__U)v, lane, width, 0);                                            \
  }                                                                                                \
  __WP_DEV __T __shfl_up(__T v, unsigned delta, int width = warpSize) {                            \
    return (__T)__wp_active_shfl_##TY((__U)v, (int)delta, width, 1);                                        \
  }                                                                                                \
  __WP_DEV __T __shfl_down(__T v, unsigned delta, int width = warpSize) {                          \
    return (__T)__wp_active_shfl_##TY((__U)v, (int)delta, width, 2);                                      \
  }                                                                                                \
  __WP_DEV __T __shfl_xor(__T v, int lanes, int width = warpSize) {                                \
    return (__T)__wp_active_shfl_##TY((__U)v, lanes, width, 3);                                       \
  }
__WP_SHUFFLE(int, int, i32)
__WP_SHUFFLE(unsigned int, int, i32)
__WP_SHUFFLE(long, long long, i64)
__WP_SHUFFLE(unsigned long, long long, i64)
__WP_SHUFFLE(long long, long long, i64)
__WP_SHUFFLE(unsigned long long, long long, i64)
__WP_SHUFFLE(float, float, f32)
__WP_SHUFFLE(double, double, f64)
#undef __WP_SHUFFLE

#define __WP_MATCHES(__T, __U, TY)                                                                 \
  __WP_DEV __wp_lanes __match_any_sync(__wp_lanes m, __T v) {                                      \
    return __WP_MATCH(any, TY)(m, (__U)v);                                                         \
  }                                                                                                \
  __WP_DEV __wp_lanes __match_all_sync(__wp_lanes m, __T v, int *pred) {                           \
    __wp_lanes r = __WP_MATCH(all, TY)(m, (__U)v);                                                 \
    *pred = r != 0;                                                                                \
    return r;                                                                                      \
  }
__WP_MATCHES(int, int, i32)
__WP_MATCHES(unsigned int, int, i32)
__WP_MATCHES(long, long long, i64)
__WP_MATCHES(unsigned long, long long, i64)
__WP_MATCHES(long long, long long, i64)
__WP_MATCHES(unsigned long long, long long, i64)
// Floats match by their bits.
__WP_DEV __wp_lanes __match_any_sync(__wp_lanes m, float v) {
  return __match_any_sync(m, __builtin_bit_cast(int, v));
}
__WP_DEV __wp_lanes __match_any_sync(__wp_lanes m, double v) {
  return __match_any_sync(m, __builtin_bit_cast(long long, v));
}
__WP_DEV __wp_lanes __match_all_sync(__wp_lanes m, float v, int *pred) {
  return __match_all_sync(m, __builtin_bit_cast(int, v), pred);
}
__WP_DEV __wp_lanes __match_all_sync(__wp_lanes m, double v, int *pred) {
  return __match_all_sync(m, __builtin_bit_cast(long long, v), pred);
}
#undef __WP_MATCHES
#undef __WP_MATCH
#undef __WP_BALLOT
#undef __WP_ACTIVE_BALLOT

#define __WP_REDUCE(OP, __T, TY)                                                                   \
  __WP_DECL __T __wp_warp_reduce_##OP##_##TY(unsigned long long mask, __T v);                      \
  __WP_DEV __T __reduce_##OP##_sync(__wp_lanes m, __T v) {                                         \
    return __wp_warp_reduce_##OP##_##TY(m, v);                                                     \
  }
__WP_REDUCE(add, int, i32)
__WP_REDUCE(add, unsigned, u32)
__WP_REDUCE(min, int, i32)
__WP_REDUCE(min, unsigned, u32)
__WP_REDUCE(max, int, i32)
__WP_REDUCE(max, unsigned, u32)
__WP_REDUCE(and, unsigned, u32)
__WP_REDUCE(or, unsigned, u32)
__WP_REDUCE(xor, unsigned, u32)
#undef __WP_REDUCE

#ifdef __HIP__
__WP_DEV unsigned __lane_id() { return __wp_lane_id(); }
#endif

#endif
