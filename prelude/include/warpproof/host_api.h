// The host side of the CUDA runtime: declarations, so that host code in a .cu file parses.
#ifndef WARPPROOF_HOST_API_H
#define WARPPROOF_HOST_API_H
#pragma clang system_header
#include <warpproof/textures.h>

#define CUDART_VERSION 12060
#define CUDA_VERSION 12060
#define cudaHostAllocDefault 0x00
#define cudaHostAllocPortable 0x01
#define cudaHostAllocMapped 0x02
#define cudaHostAllocWriteCombined 0x04
#define cudaHostRegisterDefault 0x00
#define cudaHostRegisterPortable 0x01
#define cudaHostRegisterMapped 0x02
#define cudaEventDefault 0x00
#define cudaEventBlockingSync 0x01
#define cudaEventDisableTiming 0x02
#define cudaEventInterprocess 0x04
#define cudaStreamDefault 0x00
#define cudaStreamNonBlocking 0x01
#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamPerThread ((cudaStream_t)0x2)
#define cudaMemAttachGlobal 0x01
#define cudaMemAttachHost 0x02
#define cudaMemAttachSingle 0x04
#define cudaDeviceScheduleAuto 0x00
#define cudaDeviceScheduleSpin 0x01
#define cudaDeviceScheduleYield 0x02
#define cudaDeviceScheduleBlockingSync 0x04
#define cudaDeviceBlockingSync 0x04
#define cudaDeviceMapHost 0x08
#define cudaDeviceLmemResizeToMax 0x10
#define cudaCpuDeviceId ((int)-1)
#define cudaInvalidDeviceId ((int)-2)
#define cudaArrayDefault 0x00
#define cudaArrayLayered 0x01
#define cudaArraySurfaceLoadStore 0x02
#define cudaArrayCubemap 0x04
#define cudaOccupancyDefault 0x00

enum cudaError {
  cudaSuccess = 0,
  cudaErrorInvalidValue = 1,
  cudaErrorMemoryAllocation = 2,
  cudaErrorInitializationError = 3,
  cudaErrorCudartUnloading = 4,
  cudaErrorInvalidConfiguration = 9,
  cudaErrorInvalidPitchValue = 12,
  cudaErrorInvalidSymbol = 13,
  cudaErrorInvalidDevicePointer = 17,
  cudaErrorInvalidTexture = 18,
  cudaErrorInvalidMemcpyDirection = 21,
  cudaErrorInsufficientDriver = 35,
  cudaErrorNoDevice = 100,
  cudaErrorInvalidDevice = 101,
  cudaErrorInvalidKernelImage = 200,
  cudaErrorNoKernelImageForDevice = 209,
  cudaErrorInvalidSource = 300,
  cudaErrorInvalidResourceHandle = 400,
  cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700,
  cudaErrorLaunchOutOfResources = 701,
  cudaErrorLaunchTimeout = 702,
  cudaErrorPeerAccessAlreadyEnabled = 704,
  cudaErrorPeerAccessNotEnabled = 705,
  cudaErrorAssert = 710,
  cudaErrorLaunchFailure = 719,
  cudaErrorCooperativeLaunchTooLarge = 720,
  cudaErrorNotPermitted = 800,
  cudaErrorNotSupported = 801,
  cudaErrorUnknown = 999
};
typedef enum cudaError cudaError_t;
enum cudaMemcpyKind {
  cudaMemcpyHostToHost,
  cudaMemcpyHostToDevice,
  cudaMemcpyDeviceToHost,
  cudaMemcpyDeviceToDevice,
  cudaMemcpyDefault
};
enum cudaFuncCache {
  cudaFuncCachePreferNone,
  cudaFuncCachePreferShared,
  cudaFuncCachePreferL1,
  cudaFuncCachePreferEqual
};
enum cudaSharedMemConfig {
  cudaSharedMemBankSizeDefault,
  cudaSharedMemBankSizeFourByte,
  cudaSharedMemBankSizeEightByte
};
enum cudaFuncAttribute {
  cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
  cudaFuncAttributePreferredSharedMemoryCarveout = 9,
  cudaFuncAttributeNonPortableClusterSizeAllowed = 13
};
enum cudaLimit {
  cudaLimitStackSize,
  cudaLimitPrintfFifoSize,
  cudaLimitMallocHeapSize,
  cudaLimitDevRuntimeSyncDepth,
  cudaLimitDevRuntimePendingLaunchCount
};
enum cudaDeviceAttr {
  cudaDevAttrMaxThreadsPerBlock = 1,
  cudaDevAttrMaxBlockDimX = 2,
  cudaDevAttrMaxBlockDimY = 3,
  cudaDevAttrMaxBlockDimZ = 4,
  cudaDevAttrMaxGridDimX = 5,
  cudaDevAttrMaxGridDimY = 6,
  cudaDevAttrMaxGridDimZ = 7,
  cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrTotalConstantMemory = 9,
  cudaDevAttrWarpSize = 10,
  cudaDevAttrMaxRegistersPerBlock = 12,
  cudaDevAttrClockRate = 13,
  cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrIntegrated = 18,
  cudaDevAttrCanMapHostMemory = 19,
  cudaDevAttrConcurrentKernels = 31,
  cudaDevAttrMemoryClockRate = 36,
  cudaDevAttrGlobalMemoryBusWidth = 37,
  cudaDevAttrL2CacheSize = 38,
  cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrUnifiedAddressing = 41,
  cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
  cudaDevAttrManagedMemory = 83,
  cudaDevAttrConcurrentManagedAccess = 89,
  cudaDevAttrCooperativeLaunch = 95,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
};
enum cudaMemoryAdvise {
  cudaMemAdviseSetReadMostly = 1,
  cudaMemAdviseUnsetReadMostly,
  cudaMemAdviseSetPreferredLocation,
  cudaMemAdviseUnsetPreferredLocation,
  cudaMemAdviseSetAccessedBy,
  cudaMemAdviseUnsetAccessedBy
};
enum cudaResourceType {
  cudaResourceTypeArray,
  cudaResourceTypeMipmappedArray,
  cudaResourceTypeLinear,
  cudaResourceTypePitch2D
};
enum cudaStreamCaptureMode {
  cudaStreamCaptureModeGlobal,
  cudaStreamCaptureModeThreadLocal,
  cudaStreamCaptureModeRelaxed
};
enum cudaComputeMode {
  cudaComputeModeDefault,
  cudaComputeModeExclusive,
  cudaComputeModeProhibited,
  cudaComputeModeExclusiveProcess
};

typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct cudaArray *cudaArray_t;
typedef const struct cudaArray *cudaArray_const_t;
typedef struct cudaMipmappedArray *cudaMipmappedArray_t;
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
typedef void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *);
typedef void (*cudaHostFn_t)(void *);

struct cudaExtent { size_t width, height, depth; };
struct cudaPos { size_t x, y, z; };
struct cudaPitchedPtr { void *ptr; size_t pitch, xsize, ysize; };
struct cudaMemcpy3DParms {
  cudaArray_t srcArray;
  struct cudaPos srcPos;
  struct cudaPitchedPtr srcPtr;
  cudaArray_t dstArray;
  struct cudaPos dstPos;
  struct cudaPitchedPtr dstPtr;
  struct cudaExtent extent;
  enum cudaMemcpyKind kind;
};
struct cudaResourceDesc {
  enum cudaResourceType resType;
  union {
    struct { cudaArray_t array; } array;
    struct { cudaMipmappedArray_t mipmap; } mipmap;
    struct { void *devPtr; struct cudaChannelFormatDesc desc; size_t sizeInBytes; } linear;
    struct {
      void *devPtr;
      struct cudaChannelFormatDesc desc;
      size_t width, height, pitchInBytes;
    } pitch2D;
  } res;
};
struct cudaResourceViewDesc { int format; size_t width, height, depth; };
struct cudaTextureDesc {
  enum cudaTextureAddressMode addressMode[3];
  enum cudaTextureFilterMode filterMode;
  enum cudaTextureReadMode readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy;
  enum cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
  int disableTrilinearOptimization;
};
struct cudaFuncAttributes {
  size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
  int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA;
  int maxDynamicSharedSizeBytes, preferredShmemCarveout;
};
struct cudaPointerAttributes {
  int type, device;
  void *devicePointer, *hostPointer;
};
struct cudaDeviceProp {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock;
  int regsPerBlock, warpSize;
  size_t memPitch;
  int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate;
  size_t totalConstMem;
  int major, minor;
  size_t textureAlignment, texturePitchAlignment;
  int deviceOverlap, multiProcessorCount, kernelExecTimeoutEnabled, integrated;
  int canMapHostMemory, computeMode, maxTexture1D, maxTexture2D[2], maxTexture3D[3];
  int maxTexture1DLayered[2], maxTexture2DLayered[3];
  size_t surfaceAlignment;
  int concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID, tccDriver;
  int asyncEngineCount, unifiedAddressing, memoryClockRate, memoryBusWidth, l2CacheSize;
  int maxThreadsPerMultiProcessor, streamPrioritiesSupported, globalL1CacheSupported;
  int localL1CacheSupported;
  size_t sharedMemPerMultiprocessor;
  int regsPerMultiprocessor, managedMemory, isMultiGpuBoard, multiGpuBoardGroupID;
  int pageableMemoryAccess, concurrentManagedAccess, computePreemptionSupported;
  int cooperativeLaunch, cooperativeMultiDeviceLaunch;
  size_t sharedMemPerBlockOptin;
  int maxBlocksPerMultiProcessor;
};
struct cudaLaunchAttribute {
  int id;
  union {
    int cooperative;
    struct { unsigned x, y, z; } clusterDim;
  } val;
};
struct cudaLaunchConfig_t {
  dim3 gridDim, blockDim;
  size_t dynamicSmemBytes;
  cudaStream_t stream;
  cudaLaunchAttribute *attrs;
  unsigned numAttrs;
};
enum { cudaLaunchAttributeCooperative = 2, cudaLaunchAttributeClusterDimension = 4 };

// What clang calls for a launch: kernel<<<…>>>(…).
extern "C" cudaError_t cudaConfigureCall(dim3, dim3, size_t = 0, cudaStream_t = 0);
extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, size_t = 0, struct CUstream_st * = 0);
extern "C" cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, size_t = 0,
                                        cudaStream_t = 0);

// A host function of the runtime. Some may also be called on the device, where there is no
// model of them.
#define __WP_API extern "C" __host__ cudaError_t
__WP_API cudaMalloc(void **, size_t);
__WP_API cudaMallocHost(void **, size_t);
__WP_API cudaMallocManaged(void **, size_t, unsigned = cudaMemAttachGlobal);
__WP_API cudaMallocAsync(void **, size_t, cudaStream_t);
__WP_API cudaMallocPitch(void **, size_t *, size_t, size_t);
__WP_API cudaMalloc3D(struct cudaPitchedPtr *, struct cudaExtent);
__WP_API cudaMallocArray(cudaArray_t *, const struct cudaChannelFormatDesc *, size_t, size_t = 0,
                         unsigned = 0);
__WP_API cudaMalloc3DArray(cudaArray_t *, const struct cudaChannelFormatDesc *, struct cudaExtent,
                           unsigned = 0);
__WP_API cudaHostAlloc(void **, size_t, unsigned);
__WP_API cudaHostRegister(void *, size_t, unsigned);
__WP_API cudaHostUnregister(void *);
__WP_API cudaHostGetDevicePointer(void **, void *, unsigned);
__WP_API cudaFree(void *);
__WP_API cudaFreeAsync(void *, cudaStream_t);
__WP_API cudaFreeHost(void *);
__WP_API cudaFreeArray(cudaArray_t);
__WP_API cudaMemcpy(void *, const void *, size_t, enum cudaMemcpyKind);
__WP_API cudaMemcpyAsync(void *, const void *, size_t, enum cudaMemcpyKind, cudaStream_t = 0);
__WP_API cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind);
__WP_API cudaMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t,
                           enum cudaMemcpyKind, cudaStream_t = 0);
__WP_API cudaMemcpy3D(const struct cudaMemcpy3DParms *);
__WP_API cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t, enum cudaMemcpyKind);
__WP_API cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t, size_t,
                             enum cudaMemcpyKind);
__WP_API cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t,
                             enum cudaMemcpyKind);
__WP_API cudaMemcpyPeer(void *, int, const void *, int, size_t);
__WP_API cudaMemcpyPeerAsync(void *, int, const void *, int, size_t, cudaStream_t = 0);
__WP_API cudaMemset(void *, int, size_t);
__WP_API cudaMemsetAsync(void *, int, size_t, cudaStream_t = 0);
__WP_API cudaMemset2D(void *, size_t, int, size_t, size_t);
__WP_API cudaMemset3D(struct cudaPitchedPtr, int, struct cudaExtent);
__WP_API cudaMemGetInfo(size_t *, size_t *);
__WP_API cudaMemPrefetchAsync(const void *, size_t, int, cudaStream_t = 0);
__WP_API cudaMemAdvise(const void *, size_t, enum cudaMemoryAdvise, int);
__WP_API cudaPointerGetAttributes(struct cudaPointerAttributes *, const void *);
__WP_API cudaGetDevice(int *);
__WP_API cudaSetDevice(int);
__WP_API cudaGetDeviceCount(int *);
__WP_API cudaGetDeviceProperties(struct cudaDeviceProp *, int);
__WP_API cudaDeviceGetAttribute(int *, enum cudaDeviceAttr, int);
__WP_API cudaChooseDevice(int *, const struct cudaDeviceProp *);
__WP_API cudaSetDeviceFlags(unsigned);
__WP_API cudaDeviceReset();
__WP_API cudaThreadSynchronize();
__WP_API cudaThreadExit();
__WP_API cudaDeviceSetLimit(enum cudaLimit, size_t);
__WP_API cudaDeviceGetLimit(size_t *, enum cudaLimit);
__WP_API cudaDeviceSetCacheConfig(enum cudaFuncCache);
__WP_API cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig);
__WP_API cudaThreadSetCacheConfig(enum cudaFuncCache);
__WP_API cudaDeviceCanAccessPeer(int *, int, int);
__WP_API cudaDeviceEnablePeerAccess(int, unsigned);
__WP_API cudaDeviceDisablePeerAccess(int);
__WP_API cudaDeviceGetStreamPriorityRange(int *, int *);
__WP_API cudaDriverGetVersion(int *);
__WP_API cudaRuntimeGetVersion(int *);
__WP_API cudaStreamCreate(cudaStream_t *);
__WP_API cudaStreamCreateWithFlags(cudaStream_t *, unsigned);
__WP_API cudaStreamCreateWithPriority(cudaStream_t *, unsigned, int);
__WP_API cudaStreamDestroy(cudaStream_t);
__WP_API cudaStreamSynchronize(cudaStream_t);
__WP_API cudaStreamQuery(cudaStream_t);
__WP_API cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned = 0);
__WP_API cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void *, unsigned);
__WP_API cudaStreamAttachMemAsync(cudaStream_t, void *, size_t = 0, unsigned = 0);
__WP_API cudaStreamBeginCapture(cudaStream_t, enum cudaStreamCaptureMode);
__WP_API cudaStreamEndCapture(cudaStream_t, cudaGraph_t *);
__WP_API cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void *);
__WP_API cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t, unsigned long long = 0);
__WP_API cudaGraphLaunch(cudaGraphExec_t, cudaStream_t);
__WP_API cudaGraphDestroy(cudaGraph_t);
__WP_API cudaGraphExecDestroy(cudaGraphExec_t);
__WP_API cudaEventCreate(cudaEvent_t *);
__WP_API cudaEventCreateWithFlags(cudaEvent_t *, unsigned);
__WP_API cudaEventDestroy(cudaEvent_t);
__WP_API cudaEventRecord(cudaEvent_t, cudaStream_t = 0);
__WP_API cudaEventSynchronize(cudaEvent_t);
__WP_API cudaEventQuery(cudaEvent_t);
__WP_API cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t);
__WP_API cudaCreateTextureObject(cudaTextureObject_t *, const struct cudaResourceDesc *,
                                 const struct cudaTextureDesc *,
                                 const struct cudaResourceViewDesc *);
__WP_API cudaDestroyTextureObject(cudaTextureObject_t);
__WP_API cudaCreateSurfaceObject(cudaSurfaceObject_t *, const struct cudaResourceDesc *);
__WP_API cudaDestroySurfaceObject(cudaSurfaceObject_t);
__WP_API cudaFuncSetAttribute(const void *, enum cudaFuncAttribute, int);
__WP_API cudaFuncSetCacheConfig(const void *, enum cudaFuncCache);
__WP_API cudaFuncSetSharedMemConfig(const void *, enum cudaSharedMemConfig);
__WP_API cudaFuncGetAttributes(struct cudaFuncAttributes *, const void *);
__WP_API cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t = 0,
                                     cudaStream_t = 0);
__WP_API cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
__WP_API cudaMemcpyToSymbol(const void *, const void *, size_t, size_t = 0,
                            enum cudaMemcpyKind = cudaMemcpyHostToDevice);
__WP_API cudaMemcpyFromSymbol(void *, const void *, size_t, size_t = 0,
                              enum cudaMemcpyKind = cudaMemcpyDeviceToHost);
__WP_API cudaGetSymbolAddress(void **, const void *);
__WP_API cudaGetSymbolSize(size_t *, const void *);
__WP_API cudaProfilerStart();
__WP_API cudaProfilerStop();
__WP_API cudaIpcGetMemHandle(void *, void *);
#undef __WP_API
// Dynamic parallelism has no model.
extern "C" __host__ const char *cudaGetErrorString(cudaError_t);
extern "C" __host__ const char *cudaGetErrorName(cudaError_t);
extern "C" __host__ cudaError_t cudaGetLastError();
extern "C" __host__ cudaError_t cudaPeekAtLastError();
extern "C" __host__ cudaError_t cudaDeviceSynchronize();
__WP_DEV cudaError_t cudaGetLastError() { return cudaSuccess; }
__WP_DEV cudaError_t cudaPeekAtLastError() { return cudaSuccess; }
__WP_DEV const char *cudaGetErrorString(cudaError_t) { return ""; }
__WP_DECL void __wp_unsupported(const char *);
__WP_DEV cudaError_t cudaDeviceSynchronize() {
  __wp_unsupported("cudaDeviceSynchronize on the device");
  return cudaSuccess;
}

#define __WP_API template <class __T> __WP_HOST cudaError_t
__WP_API cudaMalloc(__T **p, size_t n) { return cudaMalloc((void **)p, n); }
__WP_API cudaMallocHost(__T **p, size_t n, unsigned = 0) { return cudaMallocHost((void **)p, n); }
__WP_API cudaMallocAsync(__T **p, size_t n, cudaStream_t s) {
  return cudaMallocAsync((void **)p, n, s);
}
__WP_API cudaMallocManaged(__T **p, size_t n, unsigned f = cudaMemAttachGlobal) {
  return cudaMallocManaged((void **)p, n, f);
}
__WP_API cudaMallocPitch(__T **p, size_t *pitch, size_t w, size_t h) {
  return cudaMallocPitch((void **)p, pitch, w, h);
}
__WP_API cudaHostAlloc(__T **p, size_t n, unsigned f) { return cudaHostAlloc((void **)p, n, f); }
__WP_API cudaHostGetDevicePointer(__T **p, void *h, unsigned f) {
  return cudaHostGetDevicePointer((void **)p, h, f);
}
__WP_API cudaMemcpyToSymbol(const __T &symbol, const void *from, size_t n, size_t offset = 0,
                            enum cudaMemcpyKind = cudaMemcpyHostToDevice) {
  return cudaSuccess;
}
__WP_API cudaMemcpyToSymbolAsync(const __T &symbol, const void *from, size_t n, size_t offset = 0,
                                 enum cudaMemcpyKind = cudaMemcpyHostToDevice, cudaStream_t = 0) {
  return cudaSuccess;
}
__WP_API cudaMemcpyFromSymbol(void *to, const __T &symbol, size_t n, size_t offset = 0,
                              enum cudaMemcpyKind = cudaMemcpyDeviceToHost) {
  return cudaSuccess;
}
__WP_API cudaGetSymbolAddress(void **p, const __T &symbol) { return cudaSuccess; }
__WP_API cudaGetSymbolSize(size_t *n, const __T &symbol) { return cudaSuccess; }
__WP_API cudaFuncSetAttribute(__T *, enum cudaFuncAttribute, int) { return cudaSuccess; }
__WP_API cudaFuncSetCacheConfig(__T *, enum cudaFuncCache) { return cudaSuccess; }
__WP_API cudaFuncSetSharedMemConfig(__T *, enum cudaSharedMemConfig) { return cudaSuccess; }
__WP_API cudaFuncGetAttributes(struct cudaFuncAttributes *, __T *) { return cudaSuccess; }
__WP_API cudaLaunchKernel(const __T *, dim3, dim3, void **, size_t = 0, cudaStream_t = 0) {
  return cudaSuccess;
}
__WP_API cudaLaunchCooperativeKernel(const __T *, dim3, dim3, void **, size_t = 0,
                                     cudaStream_t = 0) {
  return cudaSuccess;
}
__WP_API cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, __T, int, size_t) {
  return cudaSuccess;
}
__WP_API cudaOccupancyMaxPotentialBlockSize(int *, int *, __T, size_t = 0, int = 0) {
  return cudaSuccess;
}
template <class... __P, class... __A>
__WP_HOST cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, void (*)(__P...), __A &&...) {
  return cudaSuccess;
}
template <class __T> __WP_HOST cudaChannelFormatDesc cudaCreateChannelDesc() { return {}; }
__WP_HOST cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
                                                      enum cudaChannelFormatKind f) {
  return {x, y, z, w, f};
}
template <class __T, int __D, enum cudaTextureReadMode __M>
__WP_HOST cudaError_t cudaBindTexture(size_t *, const texture<__T, __D, __M> &, const void *,
                                      size_t = 0xffffffff) {
  return cudaSuccess;
}
template <class __T, int __D, enum cudaTextureReadMode __M>
__WP_HOST cudaError_t cudaBindTexture(size_t *, const texture<__T, __D, __M> &, const void *,
                                      const cudaChannelFormatDesc &, size_t = 0xffffffff) {
  return cudaSuccess;
}
template <class __T, int __D, enum cudaTextureReadMode __M>
__WP_HOST cudaError_t cudaBindTexture2D(size_t *, const texture<__T, __D, __M> &, const void *,
                                        const cudaChannelFormatDesc &, size_t, size_t, size_t) {
  return cudaSuccess;
}
template <class __T, int __D, enum cudaTextureReadMode __M>
__WP_HOST cudaError_t cudaBindTexture2D(size_t *, const texture<__T, __D, __M> &, const void *,
                                        size_t, size_t, size_t) {
  return cudaSuccess;
}
template <class __T, int __D, enum cudaTextureReadMode __M>
__WP_HOST cudaError_t cudaBindTextureToArray(const texture<__T, __D, __M> &, cudaArray_const_t) {
  return cudaSuccess;
}
template <class __T, int __D, enum cudaTextureReadMode __M>
__WP_HOST cudaError_t cudaBindTextureToArray(const texture<__T, __D, __M> &, cudaArray_const_t,
                                             const cudaChannelFormatDesc &) {
  return cudaSuccess;
}
template <class __T, int __D, enum cudaTextureReadMode __M>
__WP_HOST cudaError_t cudaUnbindTexture(const texture<__T, __D, __M> &) {
  return cudaSuccess;
}
template <class __T, int __D>
__WP_HOST cudaError_t cudaBindSurfaceToArray(const surface<__T, __D> &, cudaArray_const_t) {
  return cudaSuccess;
}
#undef __WP_API
__WP_HOST cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) { return {w, h, d}; }
__WP_HOST cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return {x, y, z}; }
__WP_HOST cudaPitchedPtr make_cudaPitchedPtr(void *p, size_t pitch, size_t x, size_t y) {
  return {p, pitch, x, y};
}

#endif
