// cuFFT on several devices and with callbacks: declarations.
#pragma once
#pragma clang system_header
#include <cufft.h>

#define CUDA_XT_MAX_GPUS 64
typedef enum cudaXtCopyType_t {
  CUDA_XT_COPY_HOST_TO_DEVICE,
  CUDA_XT_COPY_DEVICE_TO_HOST,
  CUDA_XT_COPY_DEVICE_TO_DEVICE
} cudaLibXtCopyType;
typedef cudaXtCopyType_t cufftXtCopyType;
#define CUFFT_COPY_HOST_TO_DEVICE CUDA_XT_COPY_HOST_TO_DEVICE
#define CUFFT_COPY_DEVICE_TO_HOST CUDA_XT_COPY_DEVICE_TO_HOST
#define CUFFT_COPY_DEVICE_TO_DEVICE CUDA_XT_COPY_DEVICE_TO_DEVICE
typedef enum cufftXtSubFormat_t {
  CUFFT_XT_FORMAT_INPUT,
  CUFFT_XT_FORMAT_OUTPUT,
  CUFFT_XT_FORMAT_INPLACE,
  CUFFT_XT_FORMAT_INPLACE_SHUFFLED,
  CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED
} cufftXtSubFormat;
struct cudaXtDesc {
  int version, nGPUs, GPUs[CUDA_XT_MAX_GPUS];
  void *data[CUDA_XT_MAX_GPUS];
  size_t size[CUDA_XT_MAX_GPUS];
  void *cudaXtState;
};
struct cudaLibXtDesc {
  int version;
  cudaXtDesc *descriptor;
  int library, subFormat;
  void *libDescriptor;
};
typedef enum cufftXtCallbackType_t {
  CUFFT_CB_LD_COMPLEX,
  CUFFT_CB_LD_COMPLEX_DOUBLE,
  CUFFT_CB_LD_REAL,
  CUFFT_CB_LD_REAL_DOUBLE,
  CUFFT_CB_ST_COMPLEX,
  CUFFT_CB_ST_COMPLEX_DOUBLE,
  CUFFT_CB_ST_REAL,
  CUFFT_CB_ST_REAL_DOUBLE,
  CUFFT_CB_UNDEFINED
} cufftXtCallbackType;
typedef cufftComplex (*cufftCallbackLoadC)(void *, size_t, void *, void *);
typedef cufftDoubleComplex (*cufftCallbackLoadZ)(void *, size_t, void *, void *);
typedef cufftReal (*cufftCallbackLoadR)(void *, size_t, void *, void *);
typedef cufftDoubleReal (*cufftCallbackLoadD)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreC)(void *, size_t, cufftComplex, void *, void *);
typedef void (*cufftCallbackStoreZ)(void *, size_t, cufftDoubleComplex, void *, void *);
typedef void (*cufftCallbackStoreR)(void *, size_t, cufftReal, void *, void *);
typedef void (*cufftCallbackStoreD)(void *, size_t, cufftDoubleReal, void *, void *);

#define __WP_API extern "C" __host__ cufftResult
__WP_API cufftXtSetGPUs(cufftHandle, int, int *);
__WP_API cufftXtMalloc(cufftHandle, cudaLibXtDesc **, cufftXtSubFormat);
__WP_API cufftXtFree(cudaLibXtDesc *);
__WP_API cufftXtMemcpy(cufftHandle, void *, void *, cufftXtCopyType);
__WP_API cufftXtExecDescriptorC2C(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
__WP_API cufftXtExecDescriptorZ2Z(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
__WP_API cufftXtExecDescriptorR2C(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
__WP_API cufftXtExecDescriptorC2R(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
__WP_API cufftXtMakePlanMany(cufftHandle, int, long long *, long long *, long long, long long,
                             cudaDataType, long long *, long long, long long, cudaDataType,
                             long long, size_t *, cudaDataType);
__WP_API cufftXtExec(cufftHandle, void *, void *, int);
__WP_API cufftXtSetCallback(cufftHandle, void **, cufftXtCallbackType, void **);
#undef __WP_API
