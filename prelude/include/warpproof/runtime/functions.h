// The functions of the CUDA runtime. Which of them have a model on the device: on_device.h.
#ifndef WARPPROOF_RUNTIME_FUNCTIONS_H
#define WARPPROOF_RUNTIME_FUNCTIONS_H
#pragma clang system_header
#include <warpproof/runtime/device.h>
#include <warpproof/runtime/types.h>

#define cudaHostAllocDefault 0x00
#define cudaHostAllocPortable 0x01
#define cudaHostAllocMapped 0x02
#define cudaHostAllocWriteCombined 0x04
#define cudaHostRegisterDefault 0x00
#define cudaHostRegisterPortable 0x01
#define cudaHostRegisterMapped 0x02
#define cudaHostRegisterIoMemory 0x04
#define cudaHostRegisterReadOnly 0x08
#define cudaPeerAccessDefault 0x00
#define cudaEventDefault 0x00
#define cudaEventBlockingSync 0x01
#define cudaEventDisableTiming 0x02
#define cudaEventInterprocess 0x04
#define cudaEventRecordDefault 0x00
#define cudaEventRecordExternal 0x01
#define cudaEventWaitDefault 0x00
#define cudaEventWaitExternal 0x01
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
#define cudaDeviceScheduleMask 0x07
#define cudaDeviceMapHost 0x08
#define cudaDeviceLmemResizeToMax 0x10
#define cudaDeviceSyncMemops 0x80
#define cudaDeviceMask 0xff
#define cudaInitDeviceFlagsAreValid 0x01
#define cudaCpuDeviceId ((int)-1)
#define cudaInvalidDeviceId ((int)-2)
#define cudaArrayDefault 0x00
#define cudaArrayLayered 0x01
#define cudaArraySurfaceLoadStore 0x02
#define cudaArrayCubemap 0x04
#define cudaArrayTextureGather 0x08
#define cudaArrayColorAttachment 0x20
#define cudaArraySparse 0x40
#define cudaArrayDeferredMapping 0x80
#define cudaArraySparsePropertiesSingleMipTail 0x1
#define cudaOccupancyDefault 0x00
#define cudaOccupancyDisableCachingOverride 0x01
#define cudaIpcMemLazyEnablePeerAccess 0x01
#define CUDA_IPC_HANDLE_SIZE 64
#define cudaMemPoolCreateUsageHwDecompress 0x2
#define cudaCooperativeLaunchMultiDeviceNoPreSync 0x01
#define cudaCooperativeLaunchMultiDeviceNoPostSync 0x02

// What clang calls for a launch: kernel<<<…>>>(…).
__WP_C cudaError_t cudaConfigureCall(dim3, dim3, size_t __WP_OR(0), cudaStream_t __WP_OR(0));
__WP_C unsigned __cudaPushCallConfiguration(dim3, dim3, size_t __WP_OR(0),
                                            cudaStream_t __WP_OR(0));
__WP_C cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, size_t __WP_OR(0),
                                    cudaStream_t __WP_OR(0));

#define __WP_API __WP_C __host__ cudaError_t

// Memory.
__WP_API cudaMalloc(void **, size_t);
__WP_API cudaMallocHost(void **, size_t);
__WP_API cudaMallocManaged(void **, size_t, unsigned __WP_OR(cudaMemAttachGlobal));
__WP_API cudaMallocAsync(void **, size_t, cudaStream_t);
__WP_API cudaMallocFromPoolAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
__WP_API cudaMallocPitch(void **, size_t *, size_t, size_t);
__WP_API cudaMalloc3D(struct cudaPitchedPtr *, struct cudaExtent);
__WP_API cudaMallocArray(cudaArray_t *, const struct cudaChannelFormatDesc *, size_t,
                         size_t __WP_OR(0), unsigned __WP_OR(0));
__WP_API cudaMalloc3DArray(cudaArray_t *, const struct cudaChannelFormatDesc *, struct cudaExtent,
                           unsigned __WP_OR(0));
__WP_API cudaMallocMipmappedArray(cudaMipmappedArray_t *, const struct cudaChannelFormatDesc *,
                                  struct cudaExtent, unsigned, unsigned __WP_OR(0));
__WP_API cudaGetMipmappedArrayLevel(cudaArray_t *, cudaMipmappedArray_const_t, unsigned);
__WP_API cudaArrayGetInfo(struct cudaChannelFormatDesc *, struct cudaExtent *, unsigned *,
                          cudaArray_t);
__WP_API cudaHostAlloc(void **, size_t, unsigned);
__WP_API cudaHostRegister(void *, size_t, unsigned);
__WP_API cudaHostUnregister(void *);
__WP_API cudaHostGetDevicePointer(void **, void *, unsigned);
__WP_API cudaHostGetFlags(unsigned *, void *);
__WP_API cudaFree(void *);
__WP_API cudaFreeAsync(void *, cudaStream_t);
__WP_API cudaFreeHost(void *);
__WP_API cudaFreeArray(cudaArray_t);
__WP_API cudaFreeMipmappedArray(cudaMipmappedArray_t);
__WP_API cudaMemGetInfo(size_t *, size_t *);
__WP_API cudaMemPrefetchAsync(const void *, size_t, int, cudaStream_t __WP_OR(0));
__WP_API cudaMemAdvise(const void *, size_t, enum cudaMemoryAdvise, int);
__WP_API cudaMemRangeGetAttribute(void *, size_t, enum cudaMemRangeAttribute, const void *,
                                  size_t);
__WP_API cudaPointerGetAttributes(struct cudaPointerAttributes *, const void *);
__WP_API cudaMemPoolCreate(cudaMemPool_t *, const struct cudaMemPoolProps *);
__WP_API cudaMemPoolDestroy(cudaMemPool_t);
__WP_API cudaMemPoolTrimTo(cudaMemPool_t, size_t);
__WP_API cudaMemPoolSetAttribute(cudaMemPool_t, enum cudaMemPoolAttr, void *);
__WP_API cudaMemPoolGetAttribute(cudaMemPool_t, enum cudaMemPoolAttr, void *);
__WP_API cudaMemPoolSetAccess(cudaMemPool_t, const struct cudaMemAccessDesc *, size_t);
__WP_API cudaDeviceGetDefaultMemPool(cudaMemPool_t *, int);
__WP_API cudaDeviceGetMemPool(cudaMemPool_t *, int);
__WP_API cudaDeviceSetMemPool(int, cudaMemPool_t);

// Copies and fills.
__WP_API cudaMemcpy(void *, const void *, size_t, enum cudaMemcpyKind);
__WP_API cudaMemcpyAsync(void *, const void *, size_t, enum cudaMemcpyKind,
                         cudaStream_t __WP_OR(0));
__WP_API cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind);
__WP_API cudaMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t,
                           enum cudaMemcpyKind, cudaStream_t __WP_OR(0));
__WP_API cudaMemcpy3D(const struct cudaMemcpy3DParms *);
__WP_API cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *, cudaStream_t __WP_OR(0));
__WP_API cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *);
__WP_API cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *, cudaStream_t __WP_OR(0));
__WP_API cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t, enum cudaMemcpyKind);
__WP_API cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t, size_t,
                             enum cudaMemcpyKind);
__WP_API cudaMemcpyToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t,
                                enum cudaMemcpyKind, cudaStream_t __WP_OR(0));
__WP_API cudaMemcpyFromArrayAsync(void *, cudaArray_const_t, size_t, size_t, size_t,
                                  enum cudaMemcpyKind, cudaStream_t __WP_OR(0));
__WP_API cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t,
                             enum cudaMemcpyKind);
__WP_API cudaMemcpy2DToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, size_t,
                                  size_t, enum cudaMemcpyKind, cudaStream_t __WP_OR(0));
__WP_API cudaMemcpy2DFromArray(void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t,
                               enum cudaMemcpyKind);
__WP_API cudaMemcpy2DFromArrayAsync(void *, size_t, cudaArray_const_t, size_t, size_t, size_t,
                                    size_t, enum cudaMemcpyKind, cudaStream_t __WP_OR(0));
__WP_API cudaMemcpyArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t,
                                size_t, enum cudaMemcpyKind __WP_OR(cudaMemcpyDeviceToDevice));
__WP_API cudaMemcpyPeer(void *, int, const void *, int, size_t);
__WP_API cudaMemcpyPeerAsync(void *, int, const void *, int, size_t, cudaStream_t __WP_OR(0));
__WP_API cudaMemset(void *, int, size_t);
__WP_API cudaMemsetAsync(void *, int, size_t, cudaStream_t __WP_OR(0));
__WP_API cudaMemset2D(void *, size_t, int, size_t, size_t);
__WP_API cudaMemset2DAsync(void *, size_t, int, size_t, size_t, cudaStream_t __WP_OR(0));
__WP_API cudaMemset3D(struct cudaPitchedPtr, int, struct cudaExtent);
__WP_API cudaMemset3DAsync(struct cudaPitchedPtr, int, struct cudaExtent, cudaStream_t __WP_OR(0));
__WP_API cudaMemcpyToSymbol(const void *, const void *, size_t, size_t __WP_OR(0),
                            enum cudaMemcpyKind __WP_OR(cudaMemcpyHostToDevice));
__WP_API cudaMemcpyFromSymbol(void *, const void *, size_t, size_t __WP_OR(0),
                              enum cudaMemcpyKind __WP_OR(cudaMemcpyDeviceToHost));
__WP_API cudaMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, enum cudaMemcpyKind,
                                 cudaStream_t __WP_OR(0));
__WP_API cudaMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, enum cudaMemcpyKind,
                                   cudaStream_t __WP_OR(0));
__WP_API cudaGetSymbolAddress(void **, const void *);
__WP_API cudaGetSymbolSize(size_t *, const void *);

// Devices.
__WP_API cudaGetDevice(int *);
__WP_API cudaSetDevice(int);
__WP_API cudaGetDeviceCount(int *);
__WP_API cudaGetDeviceFlags(unsigned *);
__WP_API cudaSetDeviceFlags(unsigned);
__WP_API cudaSetValidDevices(int *, int);
__WP_API cudaInitDevice(int, unsigned, unsigned);
__WP_API cudaGetDeviceProperties(struct cudaDeviceProp *, int);
__WP_API cudaDeviceGetAttribute(int *, enum cudaDeviceAttr, int);
__WP_API cudaDeviceGetP2PAttribute(int *, enum cudaDeviceP2PAttr, int, int);
__WP_API cudaDeviceGetByPCIBusId(int *, const char *);
__WP_API cudaDeviceGetPCIBusId(char *, int, int);
__WP_API cudaChooseDevice(int *, const struct cudaDeviceProp *);
__WP_API cudaDeviceReset(void);
__WP_API cudaThreadSynchronize(void);
__WP_API cudaThreadExit(void);
__WP_API cudaDeviceSetLimit(enum cudaLimit, size_t);
__WP_API cudaDeviceGetLimit(size_t *, enum cudaLimit);
__WP_API cudaThreadSetLimit(enum cudaLimit, size_t);
__WP_API cudaThreadGetLimit(size_t *, enum cudaLimit);
__WP_API cudaDeviceSetCacheConfig(enum cudaFuncCache);
__WP_API cudaDeviceGetCacheConfig(enum cudaFuncCache *);
__WP_API cudaThreadSetCacheConfig(enum cudaFuncCache);
__WP_API cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig);
__WP_API cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *);
__WP_API cudaDeviceCanAccessPeer(int *, int, int);
__WP_API cudaDeviceEnablePeerAccess(int, unsigned);
__WP_API cudaDeviceDisablePeerAccess(int);
__WP_API cudaDeviceGetStreamPriorityRange(int *, int *);
__WP_API cudaCtxResetPersistingL2Cache(void);
__WP_API cudaDriverGetVersion(int *);
__WP_API cudaRuntimeGetVersion(int *);
__WP_API cudaProfilerStart(void);
__WP_API cudaProfilerStop(void);
__WP_API cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t);
__WP_API cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t);
__WP_API cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *);
__WP_API cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t, unsigned);
__WP_API cudaIpcCloseMemHandle(void *);

// Streams and events.
__WP_API cudaStreamCreate(cudaStream_t *);
__WP_API cudaStreamCreateWithFlags(cudaStream_t *, unsigned);
__WP_API cudaStreamCreateWithPriority(cudaStream_t *, unsigned, int);
__WP_API cudaStreamDestroy(cudaStream_t);
__WP_API cudaStreamSynchronize(cudaStream_t);
__WP_API cudaStreamQuery(cudaStream_t);
__WP_API cudaStreamGetPriority(cudaStream_t, int *);
__WP_API cudaStreamGetFlags(cudaStream_t, unsigned *);
__WP_API cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned __WP_OR(0));
__WP_API cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void *, unsigned);
__WP_API cudaStreamAttachMemAsync(cudaStream_t, void *, size_t __WP_OR(0),
                                  unsigned __WP_OR(cudaMemAttachSingle));
__WP_API cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue *);
__WP_API cudaStreamGetAttribute(cudaStream_t, cudaStreamAttrID, cudaStreamAttrValue *);
__WP_API cudaStreamIsCapturing(cudaStream_t, enum cudaStreamCaptureStatus *);
__WP_API cudaStreamBeginCapture(cudaStream_t, enum cudaStreamCaptureMode);
__WP_API cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *);
__WP_API cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void *);
__WP_API cudaEventCreate(cudaEvent_t *);
__WP_API cudaEventCreateWithFlags(cudaEvent_t *, unsigned);
__WP_API cudaEventDestroy(cudaEvent_t);
__WP_API cudaEventRecord(cudaEvent_t, cudaStream_t __WP_OR(0));
__WP_API cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t __WP_OR(0), unsigned __WP_OR(0));
__WP_API cudaEventSynchronize(cudaEvent_t);
__WP_API cudaEventQuery(cudaEvent_t);
__WP_API cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t);

// Textures and surfaces.
__WP_API cudaGetChannelDesc(struct cudaChannelFormatDesc *, cudaArray_const_t);
__WP_API cudaCreateTextureObject(cudaTextureObject_t *, const struct cudaResourceDesc *,
                                 const struct cudaTextureDesc *,
                                 const struct cudaResourceViewDesc *);
__WP_API cudaDestroyTextureObject(cudaTextureObject_t);
__WP_API cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *, cudaTextureObject_t);
__WP_API cudaCreateSurfaceObject(cudaSurfaceObject_t *, const struct cudaResourceDesc *);
__WP_API cudaDestroySurfaceObject(cudaSurfaceObject_t);
__WP_API cudaBindTexture(size_t *, const struct textureReference *, const void *,
                         const struct cudaChannelFormatDesc *, size_t __WP_OR(0xffffffff));
__WP_API cudaBindTexture2D(size_t *, const struct textureReference *, const void *,
                           const struct cudaChannelFormatDesc *, size_t, size_t, size_t);
__WP_API cudaBindTextureToArray(const struct textureReference *, cudaArray_const_t,
                                const struct cudaChannelFormatDesc *);
__WP_API cudaUnbindTexture(const struct textureReference *);
__WP_API cudaGetTextureReference(const struct textureReference **, const void *);

// What other graphics systems share.
__WP_API cudaGraphicsMapResources(int, cudaGraphicsResource_t *, cudaStream_t __WP_OR(0));
__WP_API cudaGraphicsUnmapResources(int, cudaGraphicsResource_t *, cudaStream_t __WP_OR(0));
__WP_API cudaGraphicsResourceGetMappedPointer(void **, size_t *, cudaGraphicsResource_t);
__WP_API cudaGraphicsSubResourceGetMappedArray(cudaArray_t *, cudaGraphicsResource_t, unsigned,
                                               unsigned);
__WP_API cudaGraphicsUnregisterResource(cudaGraphicsResource_t);
__WP_API cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t, unsigned);

// Kernels.
__WP_API cudaFuncSetAttribute(const void *, enum cudaFuncAttribute, int);
__WP_API cudaFuncSetCacheConfig(const void *, enum cudaFuncCache);
__WP_API cudaFuncSetSharedMemConfig(const void *, enum cudaSharedMemConfig);
__WP_API cudaFuncGetAttributes(struct cudaFuncAttributes *, const void *);
__WP_API cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t __WP_OR(0),
                                     cudaStream_t __WP_OR(0));
__WP_API cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *, unsigned,
                                                unsigned __WP_OR(0));
__WP_API cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *, void **);
__WP_API cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
__WP_API cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t,
                                                                unsigned);
__WP_API cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *, int, int);
__WP_API cudaOccupancyMaxPotentialClusterSize(int *, const void *, const cudaLaunchConfig_t *);
__WP_API cudaOccupancyMaxActiveClusters(int *, const void *, const cudaLaunchConfig_t *);

// Errors.
__WP_API cudaGetLastError(void);
__WP_API cudaPeekAtLastError(void);
__WP_API cudaDeviceSynchronize(void);
#undef __WP_API
__WP_C __host__ const char *cudaGetErrorString(cudaError_t);
__WP_C __host__ const char *cudaGetErrorName(cudaError_t);

#endif
