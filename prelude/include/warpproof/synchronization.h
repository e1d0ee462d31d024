// Barriers, fences, device-side assertions and what ends or delays a thread.
#ifndef WARPPROOF_SYNCHRONIZATION_H
#define WARPPROOF_SYNCHRONIZATION_H
#pragma clang system_header
#include <warpproof/base.h>

__WP_DECL void __wp_barrier_block(int fences);
__WP_DECL int __wp_barrier_reduce(int kind, int pred);
__WP_DECL void __wp_barrier_named(int id, int count);
__WP_DECL void __wp_barrier_arrive(int id, int count);
__WP_DECL void __wp_barrier_warp(unsigned long long mask);
__WP_DECL void __wp_barrier_grid();
__WP_DECL void __wp_barrier_cluster();
__WP_DECL void __wp_fence(int order, int scope);
__WP_DECL_HD void __wp_assert(bool condition);

#ifdef __HIP__
__WP_DEV void __syncthreads() { __wp_barrier_block(3); }
__WP_DEV void __syncwarp(unsigned long long mask = ~0ull) { __wp_barrier_warp(mask); }
#else
// __syncthreads is a builtin of clang.
__WP_DEV void __syncwarp(unsigned mask = 0xffffffffu) { __wp_barrier_warp(mask); }
__WP_DEV void __barrier_sync(unsigned id) { __wp_barrier_named(id, 0); }
__WP_DEV void __barrier_sync_count(unsigned id, unsigned count) { __wp_barrier_named(id, count); }
__WP_DEV void __cluster_barrier_arrive() { __wp_unsupported("cluster barrier arrive"); }
__WP_DEV void __cluster_barrier_arrive_relaxed() { __cluster_barrier_arrive(); }
__WP_DEV void __cluster_barrier_wait() { __wp_unsupported("cluster barrier wait"); }
#endif
__WP_DEV int __syncthreads_count(int pred) { return __wp_barrier_reduce(0, pred); }
__WP_DEV int __syncthreads_and(int pred) { return __wp_barrier_reduce(1, pred); }
__WP_DEV int __syncthreads_or(int pred) { return __wp_barrier_reduce(2, pred); }

__WP_DEV void __threadfence_block() { __wp_fence(__WP_SEQ_CST, __WP_SCOPE_BLOCK); }
__WP_DEV void __threadfence_cluster() { __wp_fence(__WP_SEQ_CST, __WP_SCOPE_CLUSTER); }
__WP_DEV void __threadfence() { __wp_fence(__WP_SEQ_CST, __WP_SCOPE_GPU); }
__WP_DEV void __threadfence_system() { __wp_fence(__WP_SEQ_CST, __WP_SCOPE_SYSTEM); }

__WP_DEV void __trap() { __builtin_trap(); }
__WP_DEV void __brkpt() {}
__WP_DEV void __prof_trigger(int) {}
__WP_DEV void __nanosleep(unsigned) {}

__WP_DEV long long clock64() { return __wp_nondet_i64(); }
__WP_DEV long long wall_clock64() { return __wp_nondet_i64(); }
__WP_DEV long clock() { return (long)__wp_nondet_i64(); }
__WP_DEV unsigned long long __globaltimer() { return __wp_nondet_i64(); }
__WP_DEV unsigned __smid() { return __wp_nondet_i32(); }

#endif
