// cuFFT: declarations.
#pragma once
#pragma clang system_header
#include <cuComplex.h>
#include <warpproof/cuda.h>

#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
typedef enum cufftResult_t {
  CUFFT_SUCCESS,
  CUFFT_INVALID_PLAN,
  CUFFT_ALLOC_FAILED,
  CUFFT_INVALID_TYPE,
  CUFFT_INVALID_VALUE,
  CUFFT_INTERNAL_ERROR,
  CUFFT_EXEC_FAILED,
  CUFFT_SETUP_FAILED,
  CUFFT_INVALID_SIZE,
  CUFFT_UNALIGNED_DATA,
  CUFFT_INCOMPLETE_PARAMETER_LIST,
  CUFFT_INVALID_DEVICE,
  CUFFT_PARSE_ERROR,
  CUFFT_NO_WORKSPACE,
  CUFFT_NOT_IMPLEMENTED,
  CUFFT_LICENSE_ERROR,
  CUFFT_NOT_SUPPORTED
} cufftResult;
typedef enum cufftType_t {
  CUFFT_R2C = 0x2a,
  CUFFT_C2R = 0x2c,
  CUFFT_C2C = 0x29,
  CUFFT_D2Z = 0x6a,
  CUFFT_Z2D = 0x6c,
  CUFFT_Z2Z = 0x69
} cufftType;
typedef enum cufftCompatibility_t { CUFFT_COMPATIBILITY_FFTW_PADDING = 1 } cufftCompatibility;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
typedef int cufftHandle;

#define __WP_API extern "C" __host__ cufftResult
__WP_API cufftPlan1d(cufftHandle *, int, cufftType, int);
__WP_API cufftPlan2d(cufftHandle *, int, int, cufftType);
__WP_API cufftPlan3d(cufftHandle *, int, int, int, cufftType);
__WP_API cufftPlanMany(cufftHandle *, int, int *, int *, int, int, int *, int, int, cufftType,
                       int);
__WP_API cufftMakePlan1d(cufftHandle, int, cufftType, int, size_t *);
__WP_API cufftMakePlan2d(cufftHandle, int, int, cufftType, size_t *);
__WP_API cufftMakePlan3d(cufftHandle, int, int, int, cufftType, size_t *);
__WP_API cufftMakePlanMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType,
                           int, size_t *);
__WP_API cufftMakePlanMany64(cufftHandle, int, long long *, long long *, long long, long long,
                             long long *, long long, long long, cufftType, long long, size_t *);
__WP_API cufftEstimate1d(int, cufftType, int, size_t *);
__WP_API cufftEstimate2d(int, int, cufftType, size_t *);
__WP_API cufftCreate(cufftHandle *);
__WP_API cufftDestroy(cufftHandle);
__WP_API cufftGetSize(cufftHandle, size_t *);
__WP_API cufftSetWorkArea(cufftHandle, void *);
__WP_API cufftSetAutoAllocation(cufftHandle, int);
__WP_API cufftSetStream(cufftHandle, cudaStream_t);
__WP_API cufftSetCompatibilityMode(cufftHandle, cufftCompatibility);
__WP_API cufftGetVersion(int *);
__WP_API cufftExecC2C(cufftHandle, cufftComplex *, cufftComplex *, int);
__WP_API cufftExecR2C(cufftHandle, cufftReal *, cufftComplex *);
__WP_API cufftExecC2R(cufftHandle, cufftComplex *, cufftReal *);
__WP_API cufftExecZ2Z(cufftHandle, cufftDoubleComplex *, cufftDoubleComplex *, int);
__WP_API cufftExecD2Z(cufftHandle, cufftDoubleReal *, cufftDoubleComplex *);
__WP_API cufftExecZ2D(cufftHandle, cufftDoubleComplex *, cufftDoubleReal *);
#undef __WP_API
