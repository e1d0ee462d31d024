// Qualifiers of CUDA and HIP, and the macros that the rest of the prelude is written with.
#ifndef WARPPROOF_BASE_H
#define WARPPROOF_BASE_H
#pragma clang system_header
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#define __WARPPROOF__ 1

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#ifdef __HIP__
#define __managed__ __attribute__((managed))
#else
#define __managed__ __attribute__((device))
#endif
#define __grid_constant__
#ifdef __HIP__
#define __launch_bounds__(N, ...) __attribute__((amdgpu_flat_work_group_size(1, (N))))
#else
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#endif
#define __maxnreg__(...)
#define __cluster_dims__(...)
#define __block_size__(...)
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __nv_pure__ __attribute__((pure))
#define __annotate__(a) __attribute__((annotate(#a)))
#define __location__(a) __annotate__(a)
#define CUDARTAPI
#define CUDAAPI
#define CUDART_CB
#define CUDA_CB

// Functions with a body: always inlined and without debug information of their own, so
// that after inlining every instruction carries the source location of the user's call.
#define __WP_ATTRS __attribute__((always_inline, nodebug))
#define __WP_DEV static inline __device__ __WP_ATTRS
#define __WP_HD static inline __host__ __device__ __WP_ATTRS
#define __WP_HOST static inline __host__
#define __WP_MEMBER inline __device__ __WP_ATTRS
#define __WP_MEMBER_HD inline __host__ __device__ __WP_ATTRS
// Functions without a body: the contract with the importer (prelude/README.md).
#define __WP_DECL extern "C" __device__
#define __WP_DECL_HD extern "C" __host__ __device__

// Stands in for a statement of host code that does not compile; no device code may call it.
__host__ void __wp_left_out();
// Whether the host does what it may do, and any number.
extern "C" __host__ bool __wp_goes_on();
extern "C" __host__ unsigned long __wp_any_size();
__WP_DECL_HD void __wp_unsupported(const char *what);
// Stands in for a statement of device code that does not compile.
__WP_DECL void __wp_not_compiled(const char *why);
// Reports list the text among the assumptions of the kernel.
__WP_DECL void __wp_takes_for_granted(const char *what);

#define __WP_NONDET(__T, ty) __WP_DECL __T __wp_nondet_##ty();
__WP_NONDET(bool, i1)
__WP_NONDET(char, i8)
__WP_NONDET(short, i16)
__WP_NONDET(int, i32)
__WP_NONDET(long long, i64)
__WP_NONDET(float, f32)
__WP_NONDET(double, f64)
#undef __WP_NONDET

// The arbitrary value of a type: for one that is no scalar and no vector (vector_types.h), what
// memory holds that nobody wrote.
template <class __T> struct __wp_nondet {
  static __WP_MEMBER __T get() {
    __T value;
    return value;
  }
};
#define __WP_NONDET(__T, ty)                                                                       \
  template <> struct __wp_nondet<__T> {                                                            \
    static __WP_MEMBER __T get() { return (__T)__wp_nondet_##ty(); }                               \
  };
__WP_NONDET(bool, i1)
__WP_NONDET(char, i8)
__WP_NONDET(signed char, i8)
__WP_NONDET(unsigned char, i8)
__WP_NONDET(short, i16)
__WP_NONDET(unsigned short, i16)
__WP_NONDET(int, i32)
__WP_NONDET(unsigned int, i32)
__WP_NONDET(long, i64)
__WP_NONDET(unsigned long, i64)
__WP_NONDET(long long, i64)
__WP_NONDET(unsigned long long, i64)
__WP_NONDET(float, f32)
__WP_NONDET(double, f64)
#undef __WP_NONDET

// Memory orders and scopes as the importer numbers them.
#define __WP_RELAXED 0
#define __WP_ACQUIRE 2
#define __WP_RELEASE 3
#define __WP_ACQ_REL 4
#define __WP_SEQ_CST 5
#define __WP_SCOPE_THREAD 0
#define __WP_SCOPE_WARP 1
#define __WP_SCOPE_BLOCK 2
#define __WP_SCOPE_CLUSTER 3
#define __WP_SCOPE_GPU 4
#define __WP_SCOPE_SYSTEM 5

#endif
