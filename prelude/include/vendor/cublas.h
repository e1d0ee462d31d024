// cuBLAS as it was before handles. A program that uses handles finds them here too.
#pragma once
#pragma clang system_header
#include <warpproof/cublas.h>

extern "C" {
__host__ cublasStatus_t cublasInit();
__host__ cublasStatus_t cublasShutdown();
__host__ cublasStatus_t cublasGetError();
__host__ cublasStatus_t cublasAlloc(int, int, void **);
__host__ cublasStatus_t cublasFree(void *);
__host__ cublasStatus_t cublasSetKernelStream(cudaStream_t);
}
// Functions of the names that take handles now.
#define __WP_OLD(L, T, I)                                                                          \
  __host__ T cublas##L##dot(int, const T *, int, const T *, int);                                  \
  __host__ T cublas##L##asum(int, const T *, int);                                                 \
  __host__ T cublas##L##nrm2(int, const T *, int);                                                 \
  __host__ int cublasI##I##amax(int, const T *, int);                                              \
  __host__ void cublas##L##axpy(int, T, const T *, int, T *, int);                                 \
  __host__ void cublas##L##copy(int, const T *, int, T *, int);                                    \
  __host__ void cublas##L##scal(int, T, T *, int);                                                 \
  __host__ void cublas##L##gemv(char, int, int, T, const T *, int, const T *, int, T, T *, int);   \
  __host__ void cublas##L##gemm(char, char, int, int, int, T, const T *, int, const T *, int, T,   \
                                T *, int);
__WP_OLD(S, float, s)
__WP_OLD(D, double, d)
#undef __WP_OLD
