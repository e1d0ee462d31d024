// What the declarations of the runtimes are written with, which C and C++ share.
#ifndef WARPPROOF_LANGUAGE_H
#define WARPPROOF_LANGUAGE_H
#pragma clang system_header

#ifdef __cplusplus
#include <warpproof/base.h>
#define __WP_C extern "C"
// The value of an argument that is left out.
#define __WP_OR(...) = __VA_ARGS__
#else
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
// Code of C is the host's, and qualifiers say nothing there.
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define CUDARTAPI
#define CUDART_CB
#define __WP_C
#define __WP_OR(...)
#define __WP_HOST static inline
#define __WP_HD static inline
#endif

#endif
