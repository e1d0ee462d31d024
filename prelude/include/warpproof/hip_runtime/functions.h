// The functions of the HIP runtime.
#ifndef WARPPROOF_HIP_RUNTIME_FUNCTIONS_H
#define WARPPROOF_HIP_RUNTIME_FUNCTIONS_H
#pragma clang system_header
#include <warpproof/hip_runtime/types.h>

#define hipHostMallocDefault 0x0
#define hipHostMallocPortable 0x1
#define hipHostMallocMapped 0x2
#define hipHostMallocWriteCombined 0x4
#define hipHostMallocNumaUser 0x20000000
#define hipHostMallocCoherent 0x40000000
#define hipHostMallocNonCoherent 0x80000000
#define hipHostRegisterDefault 0x0
#define hipHostRegisterPortable 0x1
#define hipHostRegisterMapped 0x2
#define hipEventDefault 0x0
#define hipEventBlockingSync 0x1
#define hipEventDisableTiming 0x2
#define hipEventInterprocess 0x4
#define hipStreamDefault 0x0
#define hipStreamNonBlocking 0x1
#define hipStreamPerThread ((hipStream_t)2)
#define hipMemAttachGlobal 0x01
#define hipMemAttachHost 0x02
#define hipMemAttachSingle 0x04
#define hipDeviceScheduleAuto 0x0
#define hipDeviceScheduleSpin 0x1
#define hipDeviceScheduleYield 0x2
#define hipDeviceScheduleBlockingSync 0x4
#define hipDeviceMapHost 0x8
#define hipArrayDefault 0x00
#define hipArrayLayered 0x01
#define hipArraySurfaceLoadStore 0x02
#define hipCpuDeviceId ((int)-1)
#define hipInvalidDeviceId ((int)-2)
#define HIP_LAUNCH_PARAM_BUFFER_POINTER ((void *)0x01)
#define HIP_LAUNCH_PARAM_BUFFER_SIZE ((void *)0x02)
#define HIP_LAUNCH_PARAM_END ((void *)0x03)

// What clang calls for a launch: kernel<<<…>>>(…).
__WP_C hipError_t hipConfigureCall(dim3, dim3, size_t __WP_OR(0), hipStream_t __WP_OR(0));
__WP_C hipError_t __hipPushCallConfiguration(dim3, dim3, size_t __WP_OR(0), hipStream_t __WP_OR(0));
__WP_C hipError_t hipLaunchKernel(const void *, dim3, dim3, void **, size_t __WP_OR(0),
                                      hipStream_t __WP_OR(0));

#define __WP_API __WP_C __host__ hipError_t

// Memory.
__WP_API hipMalloc(void **, size_t);
__WP_API hipExtMallocWithFlags(void **, size_t, unsigned);
__WP_API hipHostMalloc(void **, size_t, unsigned __WP_OR(0));
__WP_API hipHostAlloc(void **, size_t, unsigned);
__WP_API hipMallocHost(void **, size_t);
__WP_API hipMallocManaged(void **, size_t, unsigned __WP_OR(hipMemAttachGlobal));
__WP_API hipMallocAsync(void **, size_t, hipStream_t);
__WP_API hipMallocFromPoolAsync(void **, size_t, hipMemPool_t, hipStream_t);
__WP_API hipMallocPitch(void **, size_t *, size_t, size_t);
__WP_API hipMalloc3D(struct hipPitchedPtr *, struct hipExtent);
__WP_API hipMallocArray(hipArray_t *, const hipChannelFormatDesc *, size_t, size_t __WP_OR(0),
                        unsigned __WP_OR(hipArrayDefault));
__WP_API hipMalloc3DArray(hipArray_t *, const hipChannelFormatDesc *, struct hipExtent, unsigned);
__WP_API hipFree(void *);
__WP_API hipFreeAsync(void *, hipStream_t);
__WP_API hipHostFree(void *);
__WP_API hipFreeHost(void *);
__WP_API hipFreeArray(hipArray_t);
__WP_API hipHostRegister(void *, size_t, unsigned);
__WP_API hipHostUnregister(void *);
__WP_API hipHostGetDevicePointer(void **, void *, unsigned);
__WP_API hipMemGetInfo(size_t *, size_t *);
__WP_API hipMemPrefetchAsync(const void *, size_t, int, hipStream_t __WP_OR(0));
__WP_API hipMemAdvise(const void *, size_t, enum hipMemoryAdvise, int);
__WP_API hipPointerGetAttributes(struct hipPointerAttribute_t *, const void *);
__WP_API hipStreamAttachMemAsync(hipStream_t, void *, size_t __WP_OR(0),
                                 unsigned __WP_OR(hipMemAttachSingle));

// Copies and fills.
__WP_API hipMemcpy(void *, const void *, size_t, enum hipMemcpyKind);
__WP_API hipMemcpyAsync(void *, const void *, size_t, enum hipMemcpyKind, hipStream_t __WP_OR(0));
__WP_API hipMemcpyWithStream(void *, const void *, size_t, enum hipMemcpyKind, hipStream_t);
__WP_API hipMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, enum hipMemcpyKind);
__WP_API hipMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t,
                          enum hipMemcpyKind, hipStream_t __WP_OR(0));
__WP_API hipMemcpy2DToArray(hipArray_t, size_t, size_t, const void *, size_t, size_t, size_t,
                            enum hipMemcpyKind);
__WP_API hipMemcpy2DFromArray(void *, size_t, hipArray_const_t, size_t, size_t, size_t, size_t,
                              enum hipMemcpyKind);
__WP_API hipMemcpy3D(const struct hipMemcpy3DParms *);
__WP_API hipMemcpy3DAsync(const struct hipMemcpy3DParms *, hipStream_t __WP_OR(0));
__WP_API hipMemcpyToArray(hipArray_t, size_t, size_t, const void *, size_t, enum hipMemcpyKind);
__WP_API hipMemcpyPeer(void *, int, const void *, int, size_t);
__WP_API hipMemcpyPeerAsync(void *, int, const void *, int, size_t, hipStream_t __WP_OR(0));
__WP_API hipMemcpyHtoD(hipDeviceptr_t, void *, size_t);
__WP_API hipMemcpyDtoH(void *, hipDeviceptr_t, size_t);
__WP_API hipMemcpyDtoD(hipDeviceptr_t, hipDeviceptr_t, size_t);
__WP_API hipMemcpyHtoDAsync(hipDeviceptr_t, void *, size_t, hipStream_t);
__WP_API hipMemcpyDtoHAsync(void *, hipDeviceptr_t, size_t, hipStream_t);
__WP_API hipMemset(void *, int, size_t);
__WP_API hipMemsetAsync(void *, int, size_t, hipStream_t __WP_OR(0));
__WP_API hipMemset2D(void *, size_t, int, size_t, size_t);
__WP_API hipMemsetD8(hipDeviceptr_t, unsigned char, size_t);
__WP_API hipMemsetD32(hipDeviceptr_t, int, size_t);
__WP_API hipMemcpyToSymbol(const void *, const void *, size_t, size_t __WP_OR(0),
                           enum hipMemcpyKind __WP_OR(hipMemcpyHostToDevice));
__WP_API hipMemcpyFromSymbol(void *, const void *, size_t, size_t __WP_OR(0),
                             enum hipMemcpyKind __WP_OR(hipMemcpyDeviceToHost));
__WP_API hipMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, enum hipMemcpyKind,
                                hipStream_t __WP_OR(0));
__WP_API hipGetSymbolAddress(void **, const void *);
__WP_API hipGetSymbolSize(size_t *, const void *);

// Devices.
__WP_API hipInit(unsigned);
__WP_API hipGetDevice(int *);
__WP_API hipSetDevice(int);
__WP_API hipGetDeviceCount(int *);
__WP_API hipGetDeviceFlags(unsigned *);
__WP_API hipSetDeviceFlags(unsigned);
__WP_API hipGetDeviceProperties(struct hipDeviceProp_t *, int);
__WP_API hipDeviceGet(hipDevice_t *, int);
__WP_API hipDeviceGetName(char *, int, hipDevice_t);
__WP_API hipDeviceGetUuid(hipUUID *, hipDevice_t);
__WP_API hipDeviceGetPCIBusId(char *, int, int);
__WP_API hipDeviceGetAttribute(int *, enum hipDeviceAttribute_t, int);
__WP_API hipChooseDevice(int *, const struct hipDeviceProp_t *);
__WP_API hipDeviceReset(void);
__WP_API hipDeviceSynchronize(void);
__WP_API hipDeviceSetCacheConfig(enum hipFuncCache_t);
__WP_API hipDeviceSetSharedMemConfig(enum hipSharedMemConfig);
__WP_API hipDeviceSetLimit(enum hipLimit_t, size_t);
__WP_API hipDeviceGetLimit(size_t *, enum hipLimit_t);
__WP_API hipDeviceCanAccessPeer(int *, int, int);
__WP_API hipDeviceEnablePeerAccess(int, unsigned);
__WP_API hipDeviceDisablePeerAccess(int);
__WP_API hipDeviceGetStreamPriorityRange(int *, int *);
__WP_API hipRuntimeGetVersion(int *);
__WP_API hipDriverGetVersion(int *);
__WP_API hipCtxCreate(hipCtx_t *, unsigned, hipDevice_t);
__WP_API hipCtxDestroy(hipCtx_t);
__WP_API hipCtxSetCurrent(hipCtx_t);
__WP_API hipIpcGetMemHandle(hipIpcMemHandle_t *, void *);
__WP_API hipIpcOpenMemHandle(void **, hipIpcMemHandle_t, unsigned);
__WP_API hipIpcCloseMemHandle(void *);
__WP_API hipProfilerStart(void);
__WP_API hipProfilerStop(void);

// Streams and events.
__WP_API hipStreamCreate(hipStream_t *);
__WP_API hipStreamCreateWithFlags(hipStream_t *, unsigned);
__WP_API hipStreamCreateWithPriority(hipStream_t *, unsigned, int);
__WP_API hipStreamDestroy(hipStream_t);
__WP_API hipStreamSynchronize(hipStream_t);
__WP_API hipStreamQuery(hipStream_t);
__WP_API hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned __WP_OR(0));
__WP_API hipStreamAddCallback(hipStream_t, hipStreamCallback_t, void *, unsigned);
__WP_API hipStreamBeginCapture(hipStream_t, enum hipStreamCaptureMode);
__WP_API hipStreamIsCapturing(hipStream_t, enum hipStreamCaptureStatus *);
__WP_API hipLaunchHostFunc(hipStream_t, hipHostFn_t, void *);
__WP_API hipEventCreate(hipEvent_t *);
__WP_API hipEventCreateWithFlags(hipEvent_t *, unsigned);
__WP_API hipEventDestroy(hipEvent_t);
__WP_API hipEventRecord(hipEvent_t, hipStream_t __WP_OR(0));
__WP_API hipEventSynchronize(hipEvent_t);
__WP_API hipEventQuery(hipEvent_t);
__WP_API hipEventElapsedTime(float *, hipEvent_t, hipEvent_t);

// Textures, surfaces, and what other graphics systems share.
__WP_API hipCreateTextureObject(hipTextureObject_t *, const struct hipResourceDesc *,
                                const struct hipTextureDesc *, const struct hipResourceViewDesc *);
__WP_API hipDestroyTextureObject(hipTextureObject_t);
__WP_API hipCreateSurfaceObject(hipSurfaceObject_t *, const struct hipResourceDesc *);
__WP_API hipDestroySurfaceObject(hipSurfaceObject_t);
__WP_API hipGraphicsMapResources(int, hipGraphicsResource_t *, hipStream_t __WP_OR(0));
__WP_API hipGraphicsUnmapResources(int, hipGraphicsResource_t *, hipStream_t __WP_OR(0));
__WP_API hipGraphicsResourceGetMappedPointer(void **, size_t *, hipGraphicsResource_t);
__WP_API hipGraphicsUnregisterResource(hipGraphicsResource_t);

// Kernels.
__WP_API hipFuncSetAttribute(const void *, enum hipFuncAttribute, int);
__WP_API hipFuncSetCacheConfig(const void *, enum hipFuncCache_t);
__WP_API hipFuncSetSharedMemConfig(const void *, enum hipSharedMemConfig);
__WP_API hipFuncGetAttributes(struct hipFuncAttributes *, const void *);
__WP_API hipLaunchCooperativeKernel(const void *, dim3, dim3, void **, unsigned __WP_OR(0),
                                    hipStream_t __WP_OR(0));
__WP_API hipExtLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t, hipEvent_t,
                            hipEvent_t, int);
__WP_API hipOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
__WP_API hipModuleLoad(hipModule_t *, const char *);
__WP_API hipModuleLoadData(hipModule_t *, const void *);
__WP_API hipModuleLoadDataEx(hipModule_t *, const void *, unsigned, int *, void **);
__WP_API hipModuleUnload(hipModule_t);
__WP_API hipModuleGetFunction(hipFunction_t *, hipModule_t, const char *);
__WP_API hipModuleGetGlobal(hipDeviceptr_t *, size_t *, hipModule_t, const char *);
__WP_API hipModuleLaunchKernel(hipFunction_t, unsigned, unsigned, unsigned, unsigned, unsigned,
                               unsigned, unsigned, hipStream_t, void **, void **);
__WP_API hipGetLastError(void);
__WP_API hipPeekAtLastError(void);
#undef __WP_API
__WP_C __host__ const char *hipGetErrorString(hipError_t);
__WP_C __host__ const char *hipGetErrorName(hipError_t);

#endif
