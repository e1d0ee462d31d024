// hipFFT: declarations.
#pragma once
#pragma clang system_header
#include <hip/hip_complex.h>
#include <warpproof/hip.h>

#define HIPFFT_FORWARD -1
#define HIPFFT_BACKWARD 1
typedef enum hipfftResult_t {
  HIPFFT_SUCCESS,
  HIPFFT_INVALID_PLAN,
  HIPFFT_ALLOC_FAILED,
  HIPFFT_INVALID_TYPE,
  HIPFFT_INVALID_VALUE,
  HIPFFT_INTERNAL_ERROR,
  HIPFFT_EXEC_FAILED,
  HIPFFT_SETUP_FAILED,
  HIPFFT_INVALID_SIZE,
  HIPFFT_UNALIGNED_DATA,
  HIPFFT_INCOMPLETE_PARAMETER_LIST,
  HIPFFT_INVALID_DEVICE,
  HIPFFT_PARSE_ERROR,
  HIPFFT_NO_WORKSPACE,
  HIPFFT_NOT_IMPLEMENTED,
  HIPFFT_NOT_SUPPORTED = 16
} hipfftResult;
typedef enum hipfftType_t {
  HIPFFT_R2C = 0x2a,
  HIPFFT_C2R = 0x2c,
  HIPFFT_C2C = 0x29,
  HIPFFT_D2Z = 0x6a,
  HIPFFT_Z2D = 0x6c,
  HIPFFT_Z2Z = 0x69
} hipfftType;
typedef struct hipfftHandle_t *hipfftHandle;
typedef float hipfftReal;
typedef double hipfftDoubleReal;
typedef hipFloatComplex hipfftComplex;
typedef hipDoubleComplex hipfftDoubleComplex;

#define __WP_API extern "C" __host__ hipfftResult
__WP_API hipfftPlan1d(hipfftHandle *, int, hipfftType, int);
__WP_API hipfftPlan2d(hipfftHandle *, int, int, hipfftType);
__WP_API hipfftPlan3d(hipfftHandle *, int, int, int, hipfftType);
__WP_API hipfftPlanMany(hipfftHandle *, int, int *, int *, int, int, int *, int, int, hipfftType,
                        int);
__WP_API hipfftCreate(hipfftHandle *);
__WP_API hipfftDestroy(hipfftHandle);
__WP_API hipfftSetStream(hipfftHandle, hipStream_t);
__WP_API hipfftExecC2C(hipfftHandle, hipfftComplex *, hipfftComplex *, int);
__WP_API hipfftExecR2C(hipfftHandle, hipfftReal *, hipfftComplex *);
__WP_API hipfftExecC2R(hipfftHandle, hipfftComplex *, hipfftReal *);
__WP_API hipfftExecZ2Z(hipfftHandle, hipfftDoubleComplex *, hipfftDoubleComplex *, int);
__WP_API hipfftExecD2Z(hipfftHandle, hipfftDoubleReal *, hipfftDoubleComplex *);
__WP_API hipfftExecZ2D(hipfftHandle, hipfftDoubleComplex *, hipfftDoubleReal *);
#undef __WP_API
