// The host side of the HIP runtime: declarations, so that host code in a file parses.
#ifndef WARPPROOF_HIP_HOST_API_H
#define WARPPROOF_HIP_HOST_API_H
#pragma clang system_header
#include <warpproof/vector_types.h>

#define HIP_VERSION_MAJOR 6
#define HIP_VERSION_MINOR 2
#define hipHostMallocDefault 0x0
#define hipHostMallocPortable 0x1
#define hipHostMallocMapped 0x2
#define hipEventDefault 0x0
#define hipEventDisableTiming 0x2
#define hipStreamDefault 0x0
#define hipStreamNonBlocking 0x1
#define hipMemAttachGlobal 0x01

enum hipError_t {
  hipSuccess = 0,
  hipErrorInvalidValue = 1,
  hipErrorOutOfMemory = 2,
  hipErrorMemoryAllocation = 2,
  hipErrorNotInitialized = 3,
  hipErrorInvalidConfiguration = 9,
  hipErrorNoDevice = 100,
  hipErrorInvalidDevice = 101,
  hipErrorNotReady = 600,
  hipErrorLaunchFailure = 719,
  hipErrorUnknown = 999
};
enum hipMemcpyKind {
  hipMemcpyHostToHost,
  hipMemcpyHostToDevice,
  hipMemcpyDeviceToHost,
  hipMemcpyDeviceToDevice,
  hipMemcpyDefault
};
enum hipFuncCache_t {
  hipFuncCachePreferNone,
  hipFuncCachePreferShared,
  hipFuncCachePreferL1,
  hipFuncCachePreferEqual
};
enum hipFuncAttribute { hipFuncAttributeMaxDynamicSharedMemorySize = 8 };
enum hipDeviceAttribute_t {
  hipDeviceAttributeMaxThreadsPerBlock,
  hipDeviceAttributeMultiprocessorCount,
  hipDeviceAttributeMaxSharedMemoryPerBlock,
  hipDeviceAttributeWarpSize,
  hipDeviceAttributeCooperativeLaunch,
  hipDeviceAttributeClockRate
};
typedef struct ihipStream_t *hipStream_t;
typedef struct ihipEvent_t *hipEvent_t;
typedef struct ihipModule_t *hipModule_t;
typedef struct ihipModuleSymbol_t *hipFunction_t;
typedef int hipDevice_t;
typedef void *hipDeviceptr_t;
struct hipDeviceProp_t {
  char name[256], gcnArchName[256];
  size_t totalGlobalMem, sharedMemPerBlock;
  int regsPerBlock, warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3];
  int clockRate, memoryClockRate, memoryBusWidth, major, minor, multiProcessorCount;
  int l2CacheSize, maxThreadsPerMultiProcessor, cooperativeLaunch, concurrentKernels;
  int pciBusID, pciDeviceID, canMapHostMemory, managedMemory;
  size_t totalConstMem, sharedMemPerMultiprocessor;
};

// What clang calls for a launch: kernel<<<…>>>(…).
extern "C" hipError_t hipConfigureCall(dim3, dim3, size_t = 0, hipStream_t = 0);
extern "C" hipError_t __hipPushCallConfiguration(dim3, dim3, size_t = 0, hipStream_t = 0);
extern "C" hipError_t hipLaunchKernel(const void *, dim3, dim3, void **, size_t = 0,
                                      hipStream_t = 0);

#define __WP_API extern "C" __host__ hipError_t
__WP_API hipMalloc(void **, size_t);
__WP_API hipHostMalloc(void **, size_t, unsigned = 0);
__WP_API hipMallocHost(void **, size_t);
__WP_API hipMallocManaged(void **, size_t, unsigned = hipMemAttachGlobal);
__WP_API hipMallocAsync(void **, size_t, hipStream_t);
__WP_API hipMallocPitch(void **, size_t *, size_t, size_t);
__WP_API hipFree(void *);
__WP_API hipFreeAsync(void *, hipStream_t);
__WP_API hipHostFree(void *);
__WP_API hipFreeHost(void *);
__WP_API hipHostRegister(void *, size_t, unsigned);
__WP_API hipHostUnregister(void *);
__WP_API hipHostGetDevicePointer(void **, void *, unsigned);
__WP_API hipMemcpy(void *, const void *, size_t, enum hipMemcpyKind);
__WP_API hipMemcpyAsync(void *, const void *, size_t, enum hipMemcpyKind, hipStream_t = 0);
__WP_API hipMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, enum hipMemcpyKind);
__WP_API hipMemcpyHtoD(hipDeviceptr_t, void *, size_t);
__WP_API hipMemcpyDtoH(void *, hipDeviceptr_t, size_t);
__WP_API hipMemcpyDtoD(hipDeviceptr_t, hipDeviceptr_t, size_t);
__WP_API hipMemset(void *, int, size_t);
__WP_API hipMemsetAsync(void *, int, size_t, hipStream_t = 0);
__WP_API hipMemGetInfo(size_t *, size_t *);
__WP_API hipMemPrefetchAsync(const void *, size_t, int, hipStream_t = 0);
__WP_API hipGetDevice(int *);
__WP_API hipSetDevice(int);
__WP_API hipGetDeviceCount(int *);
__WP_API hipGetDeviceProperties(struct hipDeviceProp_t *, int);
__WP_API hipDeviceGetAttribute(int *, enum hipDeviceAttribute_t, int);
__WP_API hipDeviceReset();
__WP_API hipDeviceSetCacheConfig(enum hipFuncCache_t);
__WP_API hipInit(unsigned);
__WP_API hipStreamCreate(hipStream_t *);
__WP_API hipStreamCreateWithFlags(hipStream_t *, unsigned);
__WP_API hipStreamDestroy(hipStream_t);
__WP_API hipStreamSynchronize(hipStream_t);
__WP_API hipStreamQuery(hipStream_t);
__WP_API hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned = 0);
__WP_API hipEventCreate(hipEvent_t *);
__WP_API hipEventCreateWithFlags(hipEvent_t *, unsigned);
__WP_API hipEventDestroy(hipEvent_t);
__WP_API hipEventRecord(hipEvent_t, hipStream_t = 0);
__WP_API hipEventSynchronize(hipEvent_t);
__WP_API hipEventQuery(hipEvent_t);
__WP_API hipEventElapsedTime(float *, hipEvent_t, hipEvent_t);
__WP_API hipFuncSetAttribute(const void *, enum hipFuncAttribute, int);
__WP_API hipFuncSetCacheConfig(const void *, enum hipFuncCache_t);
__WP_API hipLaunchCooperativeKernel(const void *, dim3, dim3, void **, unsigned = 0,
                                    hipStream_t = 0);
__WP_API hipGetLastError();
__WP_API hipPeekAtLastError();
__WP_API hipDeviceSynchronize();
__WP_API hipRuntimeGetVersion(int *);
__WP_API hipDriverGetVersion(int *);
#undef __WP_API
extern "C" __host__ const char *hipGetErrorString(hipError_t);
extern "C" __host__ const char *hipGetErrorName(hipError_t);

#define __WP_API template <class __T> __WP_HOST hipError_t
__WP_API hipMalloc(__T **p, size_t n) { return hipMalloc((void **)p, n); }
__WP_API hipHostMalloc(__T **p, size_t n, unsigned f = 0) {
  return hipHostMalloc((void **)p, n, f);
}
__WP_API hipMallocHost(__T **p, size_t n) { return hipMallocHost((void **)p, n); }
__WP_API hipMallocManaged(__T **p, size_t n, unsigned f = hipMemAttachGlobal) {
  return hipMallocManaged((void **)p, n, f);
}
__WP_API hipMallocAsync(__T **p, size_t n, hipStream_t s) {
  return hipMallocAsync((void **)p, n, s);
}
__WP_API hipMallocPitch(__T **p, size_t *pitch, size_t w, size_t h) {
  return hipMallocPitch((void **)p, pitch, w, h);
}
__WP_API hipMemcpyToSymbol(const __T &, const void *, size_t, size_t = 0,
                           enum hipMemcpyKind = hipMemcpyHostToDevice) {
  return hipSuccess;
}
__WP_API hipMemcpyFromSymbol(void *, const __T &, size_t, size_t = 0,
                             enum hipMemcpyKind = hipMemcpyDeviceToHost) {
  return hipSuccess;
}
__WP_API hipGetSymbolAddress(void **, const __T &) { return hipSuccess; }
__WP_API hipFuncSetAttribute(__T *, enum hipFuncAttribute, int) { return hipSuccess; }
__WP_API hipFuncSetCacheConfig(__T *, enum hipFuncCache_t) { return hipSuccess; }
__WP_API hipOccupancyMaxActiveBlocksPerMultiprocessor(int *, __T, int, size_t) {
  return hipSuccess;
}
__WP_API hipOccupancyMaxPotentialBlockSize(int *, int *, __T, size_t = 0, int = 0) {
  return hipSuccess;
}
#undef __WP_API

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(x) x
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
#define hipLaunchKernelGGL(kernel, grid, block, bytes, stream, ...)                                \
  (kernel<<<(grid), (block), (bytes), (stream)>>>(__VA_ARGS__))

#endif
