// hipBLAS: declarations.
#pragma once
#pragma clang system_header
#include <warpproof/hip.h>

typedef enum {
  HIPBLAS_STATUS_SUCCESS,
  HIPBLAS_STATUS_NOT_INITIALIZED,
  HIPBLAS_STATUS_ALLOC_FAILED,
  HIPBLAS_STATUS_INVALID_VALUE,
  HIPBLAS_STATUS_MAPPING_ERROR,
  HIPBLAS_STATUS_EXECUTION_FAILED,
  HIPBLAS_STATUS_INTERNAL_ERROR,
  HIPBLAS_STATUS_NOT_SUPPORTED,
  HIPBLAS_STATUS_ARCH_MISMATCH,
  HIPBLAS_STATUS_HANDLE_IS_NULLPTR,
  HIPBLAS_STATUS_INVALID_ENUM,
  HIPBLAS_STATUS_UNKNOWN
} hipblasStatus_t;
typedef enum { HIPBLAS_OP_N = 111, HIPBLAS_OP_T = 112, HIPBLAS_OP_C = 113 } hipblasOperation_t;
typedef enum { HIPBLAS_POINTER_MODE_HOST, HIPBLAS_POINTER_MODE_DEVICE } hipblasPointerMode_t;
typedef enum {
  HIPBLAS_FILL_MODE_UPPER = 121,
  HIPBLAS_FILL_MODE_LOWER,
  HIPBLAS_FILL_MODE_FULL
} hipblasFillMode_t;
typedef enum { HIPBLAS_DIAG_NON_UNIT = 131, HIPBLAS_DIAG_UNIT } hipblasDiagType_t;
typedef enum { HIPBLAS_SIDE_LEFT = 141, HIPBLAS_SIDE_RIGHT, HIPBLAS_SIDE_BOTH } hipblasSideMode_t;
typedef void *hipblasHandle_t;
typedef long long hipblasStride;
template <class __T> struct __wp_hipblas_complex {
  __T x, y;
  __WP_MEMBER_HD __wp_hipblas_complex(__T re = 0, __T im = 0) : x(re), y(im) {}
  __WP_MEMBER_HD __T real() const { return x; }
  __WP_MEMBER_HD __T imag() const { return y; }
};
typedef __wp_hipblas_complex<float> hipblasComplex;
typedef __wp_hipblas_complex<double> hipblasDoubleComplex;

#define __WP_API extern "C" __host__ hipblasStatus_t
extern "C" __host__ const char *hipblasStatusToString(hipblasStatus_t);
__WP_API hipblasCreate(hipblasHandle_t *);
__WP_API hipblasDestroy(hipblasHandle_t);
__WP_API hipblasSetStream(hipblasHandle_t, hipStream_t);
__WP_API hipblasSetPointerMode(hipblasHandle_t, hipblasPointerMode_t);
__WP_API hipblasSetVector(int, int, const void *, int, void *, int);
__WP_API hipblasGetVector(int, int, const void *, int, void *, int);
__WP_API hipblasSetMatrix(int, int, int, const void *, int, void *, int);
__WP_API hipblasGetMatrix(int, int, int, const void *, int, void *, int);
#define __WP_ANY(L, T)                                                                             \
  __WP_API hipblas##L##axpy(hipblasHandle_t, int, const T *, const T *, int, T *, int);            \
  __WP_API hipblas##L##copy(hipblasHandle_t, int, const T *, int, T *, int);                       \
  __WP_API hipblas##L##swap(hipblasHandle_t, int, T *, int, T *, int);                             \
  __WP_API hipblas##L##scal(hipblasHandle_t, int, const T *, T *, int);                            \
  __WP_API hipblas##L##gemv(hipblasHandle_t, hipblasOperation_t, int, int, const T *, const T *,   \
                            int, const T *, int, const T *, T *, int);                             \
  __WP_API hipblas##L##gemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int,     \
                            int, const T *, const T *, int, const T *, int, const T *, T *, int);  \
  __WP_API hipblas##L##gemmStridedBatched(                                                         \
      hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const T *,           \
      const T *, int, hipblasStride, const T *, int, hipblasStride, const T *, T *, int,           \
      hipblasStride, int);                                                                         \
  __WP_API hipblas##L##dgmm(hipblasHandle_t, hipblasSideMode_t, int, int, const T *, int,          \
                            const T *, int, T *, int);
__WP_ANY(S, float)
__WP_ANY(D, double)
__WP_ANY(C, hipblasComplex)
__WP_ANY(Z, hipblasDoubleComplex)
#undef __WP_ANY
#define __WP_REAL(L, T)                                                                            \
  __WP_API hipblas##L##dot(hipblasHandle_t, int, const T *, int, const T *, int, T *);             \
  __WP_API hipblas##L##nrm2(hipblasHandle_t, int, const T *, int, T *);                            \
  __WP_API hipblas##L##asum(hipblasHandle_t, int, const T *, int, T *);
__WP_REAL(S, float)
__WP_REAL(D, double)
#undef __WP_REAL
__WP_API hipblasCher(hipblasHandle_t, hipblasFillMode_t, int, const float *,
                     const hipblasComplex *, int, hipblasComplex *, int);
__WP_API hipblasCher2(hipblasHandle_t, hipblasFillMode_t, int, const hipblasComplex *,
                      const hipblasComplex *, int, const hipblasComplex *, int, hipblasComplex *,
                      int);
__WP_API hipblasZher(hipblasHandle_t, hipblasFillMode_t, int, const double *,
                     const hipblasDoubleComplex *, int, hipblasDoubleComplex *, int);
#undef __WP_API
