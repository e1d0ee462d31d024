// cuBLAS: declarations.
#pragma once
#pragma clang system_header
#include <cuComplex.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <warpproof/cuda.h>

#define CUBLAS_VER_MAJOR 12
#define CUBLAS_VER_MINOR 6
#define CUBLAS_VERSION 120900

typedef enum {
  CUBLAS_STATUS_SUCCESS = 0,
  CUBLAS_STATUS_NOT_INITIALIZED = 1,
  CUBLAS_STATUS_ALLOC_FAILED = 3,
  CUBLAS_STATUS_INVALID_VALUE = 7,
  CUBLAS_STATUS_ARCH_MISMATCH = 8,
  CUBLAS_STATUS_MAPPING_ERROR = 11,
  CUBLAS_STATUS_EXECUTION_FAILED = 13,
  CUBLAS_STATUS_INTERNAL_ERROR = 14,
  CUBLAS_STATUS_NOT_SUPPORTED = 15,
  CUBLAS_STATUS_LICENSE_ERROR = 16
} cublasStatus_t;
typedef cublasStatus_t cublasStatus;
typedef enum { CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER, CUBLAS_FILL_MODE_FULL } cublasFillMode_t;
typedef enum { CUBLAS_DIAG_NON_UNIT, CUBLAS_DIAG_UNIT } cublasDiagType_t;
typedef enum { CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT } cublasSideMode_t;
typedef enum {
  CUBLAS_OP_N = 0,
  CUBLAS_OP_T = 1,
  CUBLAS_OP_C = 2,
  CUBLAS_OP_HERMITAN = 2,
  CUBLAS_OP_CONJG = 3
} cublasOperation_t;
typedef enum { CUBLAS_POINTER_MODE_HOST, CUBLAS_POINTER_MODE_DEVICE } cublasPointerMode_t;
typedef enum { CUBLAS_ATOMICS_NOT_ALLOWED, CUBLAS_ATOMICS_ALLOWED } cublasAtomicsMode_t;
typedef enum {
  CUBLAS_GEMM_DFALT = -1,
  CUBLAS_GEMM_DEFAULT = -1,
  CUBLAS_GEMM_ALGO0 = 0,
  CUBLAS_GEMM_ALGO1,
  CUBLAS_GEMM_ALGO2,
  CUBLAS_GEMM_ALGO3,
  CUBLAS_GEMM_ALGO4,
  CUBLAS_GEMM_ALGO5,
  CUBLAS_GEMM_ALGO6,
  CUBLAS_GEMM_ALGO7,
  CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99,
  CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
  CUBLAS_GEMM_ALGO0_TENSOR_OP = 100
} cublasGemmAlgo_t;
typedef enum {
  CUBLAS_DEFAULT_MATH = 0,
  CUBLAS_TENSOR_OP_MATH = 1,
  CUBLAS_PEDANTIC_MATH = 2,
  CUBLAS_TF32_TENSOR_OP_MATH = 3,
  CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16
} cublasMath_t;
typedef enum {
  CUBLAS_COMPUTE_16F = 64,
  CUBLAS_COMPUTE_16F_PEDANTIC = 65,
  CUBLAS_COMPUTE_32F = 68,
  CUBLAS_COMPUTE_32F_PEDANTIC = 69,
  CUBLAS_COMPUTE_64F = 70,
  CUBLAS_COMPUTE_64F_PEDANTIC = 71,
  CUBLAS_COMPUTE_32I = 72,
  CUBLAS_COMPUTE_32I_PEDANTIC = 73,
  CUBLAS_COMPUTE_32F_FAST_16F = 74,
  CUBLAS_COMPUTE_32F_FAST_16BF = 75,
  CUBLAS_COMPUTE_32F_FAST_TF32 = 77
} cublasComputeType_t;
typedef cudaDataType cublasDataType_t;
typedef struct cublasContext *cublasHandle_t;

#define __WP_API extern "C" __host__ cublasStatus_t
__WP_API cublasSetVector(int, int, const void *, int, void *, int);
__WP_API cublasGetVector(int, int, const void *, int, void *, int);
__WP_API cublasSetMatrix(int, int, int, const void *, int, void *, int);
__WP_API cublasGetMatrix(int, int, int, const void *, int, void *, int);
__WP_API cublasSetVectorAsync(int, int, const void *, int, void *, int, cudaStream_t);
__WP_API cublasGetVectorAsync(int, int, const void *, int, void *, int, cudaStream_t);
__WP_API cublasSetMatrixAsync(int, int, int, const void *, int, void *, int, cudaStream_t);
__WP_API cublasGetMatrixAsync(int, int, int, const void *, int, void *, int, cudaStream_t);

#define __WP_R1(T) int, const T *, int
#define __WP_W1(T) int, T *, int
#define __WP_M(T) const T *, int
#define __WP_S(T) const T *, int, long long
// The routines of one type: its letter, the type, the real type of its size.
#define __WP_REAL(L, T)                                                                            \
  __WP_API cublas##L##dot(cublasHandle_t, __WP_R1(T), const T *, int, T *);                        \
  __WP_API cublas##L##rot(cublasHandle_t, __WP_W1(T), T *, int, const T *, const T *);             \
  __WP_API cublas##L##ger(cublasHandle_t, int, int, const T *, __WP_M(T), __WP_M(T), T *, int);    \
  __WP_API cublas##L##syr(cublasHandle_t, cublasFillMode_t, int, const T *, __WP_M(T), T *, int);  \
  __WP_API cublas##L##symv(cublasHandle_t, cublasFillMode_t, int, const T *, __WP_M(T),            \
                           __WP_M(T), const T *, T *, int);
#define __WP_ANY(L, T, A, R, N)                                                                    \
  __WP_API cublasI##A##amax(cublasHandle_t, __WP_R1(T), int *);                                    \
  __WP_API cublasI##A##amin(cublasHandle_t, __WP_R1(T), int *);                                    \
  __WP_API cublas##N##asum(cublasHandle_t, __WP_R1(T), R *);                                       \
  __WP_API cublas##N##nrm2(cublasHandle_t, __WP_R1(T), R *);                                       \
  __WP_API cublas##L##axpy(cublasHandle_t, int, const T *, __WP_M(T), T *, int);                   \
  __WP_API cublas##L##copy(cublasHandle_t, __WP_R1(T), T *, int);                                  \
  __WP_API cublas##L##swap(cublasHandle_t, __WP_W1(T), T *, int);                                  \
  __WP_API cublas##L##scal(cublasHandle_t, int, const T *, T *, int);                              \
  __WP_API cublas##L##gemv(cublasHandle_t, cublasOperation_t, int, int, const T *, __WP_M(T),      \
                           __WP_M(T), const T *, T *, int);                                        \
  __WP_API cublas##L##trsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,  \
                           int, __WP_M(T), T *, int);                                              \
  __WP_API cublas##L##trmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t,  \
                           int, __WP_M(T), T *, int);                                              \
  __WP_API cublas##L##gemm(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,    \
                           const T *, __WP_M(T), __WP_M(T), const T *, T *, int);                  \
  __WP_API cublas##L##gemmBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int,  \
                                  int, const T *, const T *const[], int, const T *const[], int,    \
                                  const T *, T *const[], int, int);                                \
  __WP_API cublas##L##gemmStridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t,     \
                                         int, int, int, const T *, __WP_S(T), __WP_S(T),           \
                                         const T *, T *, int, long long, int);                     \
  __WP_API cublas##L##geam(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int,         \
                           const T *, __WP_M(T), const T *, __WP_M(T), T *, int);                  \
  __WP_API cublas##L##dgmm(cublasHandle_t, cublasSideMode_t, int, int, __WP_M(T), __WP_M(T), T *,  \
                           int);                                                                   \
  __WP_API cublas##L##syrk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int,          \
                           const T *, __WP_M(T), const T *, T *, int);                             \
  __WP_API cublas##L##symm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,           \
                           const T *, __WP_M(T), __WP_M(T), const T *, T *, int);                  \
  __WP_API cublas##L##trmm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,  \
                           cublasDiagType_t, int, int, const T *, __WP_M(T), __WP_M(T), T *, int); \
  __WP_API cublas##L##trsm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t,  \
                           cublasDiagType_t, int, int, const T *, __WP_M(T), T *, int);            \
  __WP_API cublas##L##getrfBatched(cublasHandle_t, int, T *const[], int, int *, int *, int);       \
  __WP_API cublas##L##getriBatched(cublasHandle_t, int, const T *const[], int, const int *,        \
                                   T *const[], int, int *, int);                                   \
  __WP_API cublas##L##getrsBatched(cublasHandle_t, cublasOperation_t, int, int, const T *const[],  \
                                   int, const int *, T *const[], int, int *, int);                 \
  __WP_API cublas##L##matinvBatched(cublasHandle_t, int, const T *const[], int, T *const[], int,   \
                                    int *, int);
__WP_REAL(S, float)
__WP_REAL(D, double)
__WP_ANY(S, float, s, float, S)
__WP_ANY(D, double, d, double, D)
__WP_ANY(C, cuComplex, c, float, Sc)
__WP_ANY(Z, cuDoubleComplex, z, double, Dz)
#define __WP_COMPLEX(L, T)                                                                         \
  __WP_API cublas##L##dotu(cublasHandle_t, __WP_R1(T), const T *, int, T *);                       \
  __WP_API cublas##L##dotc(cublasHandle_t, __WP_R1(T), const T *, int, T *);                       \
  __WP_API cublas##L##hemm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int,           \
                           const T *, __WP_M(T), __WP_M(T), const T *, T *, int);
__WP_COMPLEX(C, cuComplex)
__WP_COMPLEX(Z, cuDoubleComplex)
#undef __WP_COMPLEX
#undef __WP_ANY
#undef __WP_REAL
#undef __WP_R1
#undef __WP_W1
#undef __WP_M
#undef __WP_S

__WP_API cublasCreate_v2(cublasHandle_t *);
__WP_API cublasDestroy_v2(cublasHandle_t);
__WP_API cublasGetVersion_v2(cublasHandle_t, int *);
__WP_API cublasSetStream_v2(cublasHandle_t, cudaStream_t);
__WP_API cublasGetStream_v2(cublasHandle_t, cudaStream_t *);
__WP_API cublasSetWorkspace_v2(cublasHandle_t, void *, size_t);
__WP_API cublasSetPointerMode_v2(cublasHandle_t, cublasPointerMode_t);
__WP_API cublasGetPointerMode_v2(cublasHandle_t, cublasPointerMode_t *);
#define cublasCreate cublasCreate_v2
#define cublasDestroy cublasDestroy_v2
#define cublasGetVersion cublasGetVersion_v2
#define cublasSetStream cublasSetStream_v2
#define cublasGetStream cublasGetStream_v2
#define cublasSetWorkspace cublasSetWorkspace_v2
#define cublasSetPointerMode cublasSetPointerMode_v2
#define cublasGetPointerMode cublasGetPointerMode_v2
__WP_API cublasSetMathMode(cublasHandle_t, cublasMath_t);
__WP_API cublasGetMathMode(cublasHandle_t, cublasMath_t *);
__WP_API cublasSetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t);
extern "C" __host__ const char *cublasGetStatusName(cublasStatus_t);
extern "C" __host__ const char *cublasGetStatusString(cublasStatus_t);

__WP_API cublasHgemm(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                     const __half *, const __half *, int, const __half *, int, const __half *,
                     __half *, int);
__WP_API cublasHgemmStridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int,
                                   int, const __half *, const __half *, int, long long,
                                   const __half *, int, long long, const __half *, __half *, int,
                                   long long, int);
__WP_API cublasSgemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                       const float *, const void *, cudaDataType, int, const void *, cudaDataType,
                       int, const float *, void *, cudaDataType, int);
__WP_API cublasGemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                      const void *, const void *, cudaDataType, int, const void *, cudaDataType,
                      int, const void *, void *, cudaDataType, int, cublasComputeType_t,
                      cublasGemmAlgo_t);
__WP_API cublasGemmBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                             const void *, const void *const[], cudaDataType, int,
                             const void *const[], cudaDataType, int, const void *, void *const[],
                             cudaDataType, int, int, cublasComputeType_t, cublasGemmAlgo_t);
__WP_API cublasGemmStridedBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int,
                                    int, int, const void *, const void *, cudaDataType, int,
                                    long long, const void *, cudaDataType, int, long long,
                                    const void *, void *, cudaDataType, int, long long, int,
                                    cublasComputeType_t, cublasGemmAlgo_t);
__WP_API cublasNrm2Ex(cublasHandle_t, int, const void *, cudaDataType, int, void *, cudaDataType,
                      cudaDataType);
__WP_API cublasAxpyEx(cublasHandle_t, int, const void *, cudaDataType, const void *, cudaDataType,
                      int, void *, cudaDataType, int, cudaDataType);
__WP_API cublasDotEx(cublasHandle_t, int, const void *, cudaDataType, int, const void *,
                     cudaDataType, int, void *, cudaDataType, cudaDataType);
__WP_API cublasScalEx(cublasHandle_t, int, const void *, cudaDataType, void *, cudaDataType, int,
                      cudaDataType);
#undef __WP_API
// Until CUDA 11 a type of elements said how to compute.
static inline __host__ cublasStatus_t cublasGemmEx(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb,
                                      int m, int n, int k, const void *alpha, const void *a,
                                      cudaDataType at, int lda, const void *b, cudaDataType bt,
                                      int ldb, const void *beta, void *c, cudaDataType ct, int ldc,
                                      cudaDataType, cublasGemmAlgo_t algorithm) {
  return cublasGemmEx(h, ta, tb, m, n, k, alpha, a, at, lda, b, bt, ldb, beta, c, ct, ldc,
                      CUBLAS_COMPUTE_32F, algorithm);
}
