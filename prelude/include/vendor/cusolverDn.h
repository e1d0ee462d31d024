// cuSOLVER for dense matrices: declarations of what most programs use.
#pragma once
#pragma clang system_header
#include <cublas_v2.h>

typedef enum {
  CUSOLVER_STATUS_SUCCESS,
  CUSOLVER_STATUS_NOT_INITIALIZED,
  CUSOLVER_STATUS_ALLOC_FAILED,
  CUSOLVER_STATUS_INVALID_VALUE,
  CUSOLVER_STATUS_ARCH_MISMATCH,
  CUSOLVER_STATUS_MAPPING_ERROR,
  CUSOLVER_STATUS_EXECUTION_FAILED,
  CUSOLVER_STATUS_INTERNAL_ERROR,
  CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED,
  CUSOLVER_STATUS_NOT_SUPPORTED
} cusolverStatus_t;
typedef enum { CUSOLVER_EIG_TYPE_1 = 1, CUSOLVER_EIG_TYPE_2, CUSOLVER_EIG_TYPE_3 } cusolverEigType_t;
typedef enum { CUSOLVER_EIG_MODE_NOVECTOR, CUSOLVER_EIG_MODE_VECTOR } cusolverEigMode_t;
typedef struct cusolverDnContext *cusolverDnHandle_t;

#define __WP_API extern "C" __host__ cusolverStatus_t
__WP_API cusolverDnCreate(cusolverDnHandle_t *);
__WP_API cusolverDnDestroy(cusolverDnHandle_t);
__WP_API cusolverDnSetStream(cusolverDnHandle_t, cudaStream_t);
#define __WP_ANY(L, T)                                                                             \
  __WP_API cusolverDn##L##potrf_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, T *, int,    \
                                           int *);                                                 \
  __WP_API cusolverDn##L##potrf(cusolverDnHandle_t, cublasFillMode_t, int, T *, int, T *, int,     \
                                int *);                                                            \
  __WP_API cusolverDn##L##potrs(cusolverDnHandle_t, cublasFillMode_t, int, int, const T *, int,    \
                                T *, int, int *);                                                  \
  __WP_API cusolverDn##L##getrf_bufferSize(cusolverDnHandle_t, int, int, T *, int, int *);         \
  __WP_API cusolverDn##L##getrf(cusolverDnHandle_t, int, int, T *, int, T *, int *, int *);        \
  __WP_API cusolverDn##L##getrs(cusolverDnHandle_t, cublasOperation_t, int, int, const T *, int,   \
                                const int *, T *, int, int *);                                     \
  __WP_API cusolverDn##L##geqrf_bufferSize(cusolverDnHandle_t, int, int, T *, int, int *);         \
  __WP_API cusolverDn##L##geqrf(cusolverDnHandle_t, int, int, T *, int, T *, T *, int, int *);     \
  __WP_API cusolverDn##L##gesvd_bufferSize(cusolverDnHandle_t, int, int, int *);
__WP_ANY(S, float)
__WP_ANY(D, double)
__WP_ANY(C, cuComplex)
__WP_ANY(Z, cuDoubleComplex)
#undef __WP_ANY
#define __WP_REAL(L, T)                                                                            \
  __WP_API cusolverDn##L##gesvd(cusolverDnHandle_t, signed char, signed char, int, int, T *, int,  \
                                T *, T *, int, T *, int, T *, int, T *, int *);                    \
  __WP_API cusolverDn##L##syevd_bufferSize(cusolverDnHandle_t, cusolverEigMode_t,                  \
                                           cublasFillMode_t, int, const T *, int, const T *,       \
                                           int *);                                                 \
  __WP_API cusolverDn##L##syevd(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, T *, \
                                int, T *, T *, int, int *);                                        \
  __WP_API cusolverDn##L##ormqr(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, \
                                int, const T *, int, const T *, T *, int, T *, int, int *);
__WP_REAL(S, float)
__WP_REAL(D, double)
#undef __WP_REAL
#undef __WP_API
