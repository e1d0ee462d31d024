// cuSOLVER for sparse matrices: declarations of what most programs use.
#pragma once
#pragma clang system_header
#include <cusolverDn.h>
#include <cusparse.h>

typedef struct cusolverSpContext *cusolverSpHandle_t;
#define __WP_API extern "C" __host__ cusolverStatus_t
__WP_API cusolverSpCreate(cusolverSpHandle_t *);
__WP_API cusolverSpDestroy(cusolverSpHandle_t);
__WP_API cusolverSpSetStream(cusolverSpHandle_t, cudaStream_t);
#define __WP_REAL(L, T)                                                                            \
  __WP_API cusolverSp##L##csrlsvqr(cusolverSpHandle_t, int, int, const cusparseMatDescr_t,         \
                                   const T *, const int *, const int *, const T *, T, int, T *,    \
                                   int *);                                                         \
  __WP_API cusolverSp##L##csrlsvchol(cusolverSpHandle_t, int, int, const cusparseMatDescr_t,       \
                                     const T *, const int *, const int *, const T *, T, int, T *,  \
                                     int *);
__WP_REAL(S, float)
__WP_REAL(D, double)
#undef __WP_REAL
#undef __WP_API
