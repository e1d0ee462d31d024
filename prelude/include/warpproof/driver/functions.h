// The functions of the driver API but for those of graphs.
#ifndef WARPPROOF_DRIVER_FUNCTIONS_H
#define WARPPROOF_DRIVER_FUNCTIONS_H
#pragma clang system_header
#include <warpproof/driver/types.h>

#define __WP_API extern "C" __host__ CUresult
__WP_API cuGetErrorString(CUresult, const char **);
__WP_API cuGetErrorName(CUresult, const char **);
__WP_API cuInit(unsigned);
__WP_API cuDriverGetVersion(int *);
__WP_API cuDeviceGet(CUdevice *, int);
__WP_API cuDeviceGetCount(int *);
__WP_API cuDeviceGetName(char *, int, CUdevice);
__WP_API cuDeviceGetUuid(CUuuid *, CUdevice);
__WP_API cuDeviceGetUuid_v2(CUuuid *, CUdevice);
__WP_API cuDeviceGetLuid(char *, unsigned *, CUdevice);
__WP_API cuDeviceTotalMem(size_t *, CUdevice);
__WP_API cuDeviceGetTexture1DLinearMaxWidth(size_t *, CUarray_format, unsigned, CUdevice);
__WP_API cuDeviceGetAttribute(int *, CUdevice_attribute, CUdevice);
__WP_API cuDeviceGetNvSciSyncAttributes(void *, CUdevice, int);
__WP_API cuDeviceSetMemPool(CUdevice, CUmemoryPool);
__WP_API cuDeviceGetMemPool(CUmemoryPool *, CUdevice);
__WP_API cuDeviceGetDefaultMemPool(CUmemoryPool *, CUdevice);
__WP_API cuDeviceGetExecAffinitySupport(int *, CUexecAffinityType, CUdevice);
__WP_API cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget,
                                    CUflushGPUDirectRDMAWritesScope);
__WP_API cuDeviceGetProperties(CUdevprop *, CUdevice);
__WP_API cuDeviceComputeCapability(int *, int *, CUdevice);
__WP_API cuDevicePrimaryCtxRetain(CUcontext *, CUdevice);
__WP_API cuDevicePrimaryCtxRelease(CUdevice);
__WP_API cuDevicePrimaryCtxSetFlags(CUdevice, unsigned);
__WP_API cuDevicePrimaryCtxGetState(CUdevice, unsigned *, int *);
__WP_API cuDevicePrimaryCtxReset(CUdevice);
__WP_API cuCtxCreate(CUcontext *, unsigned, CUdevice);
__WP_API cuCtxCreate_v3(CUcontext *, CUexecAffinityParam *, int, unsigned, CUdevice);
__WP_API cuCtxCreate_v4(CUcontext *, CUctxCreateParams *, unsigned, CUdevice);
__WP_API cuCtxDestroy(CUcontext);
__WP_API cuCtxPushCurrent(CUcontext);
__WP_API cuCtxPopCurrent(CUcontext *);
__WP_API cuCtxSetCurrent(CUcontext);
__WP_API cuCtxGetCurrent(CUcontext *);
__WP_API cuCtxGetDevice(CUdevice *);
__WP_API cuCtxGetFlags(unsigned *);
__WP_API cuCtxSetFlags(unsigned);
__WP_API cuCtxGetId(CUcontext, unsigned long long *);
__WP_API cuCtxSynchronize();
__WP_API cuCtxSetLimit(CUlimit, size_t);
__WP_API cuCtxGetLimit(size_t *, CUlimit);
__WP_API cuCtxGetCacheConfig(CUfunc_cache *);
__WP_API cuCtxSetCacheConfig(CUfunc_cache);
__WP_API cuCtxGetApiVersion(CUcontext, unsigned *);
__WP_API cuCtxGetStreamPriorityRange(int *, int *);
__WP_API cuCtxResetPersistingL2Cache();
__WP_API cuCtxGetExecAffinity(CUexecAffinityParam *, CUexecAffinityType);
__WP_API cuCtxRecordEvent(CUcontext, CUevent);
__WP_API cuCtxWaitEvent(CUcontext, CUevent);
__WP_API cuCtxAttach(CUcontext *, unsigned);
__WP_API cuCtxDetach(CUcontext);
__WP_API cuCtxGetSharedMemConfig(CUsharedconfig *);
__WP_API cuCtxSetSharedMemConfig(CUsharedconfig);
__WP_API cuModuleLoad(CUmodule *, const char *);
__WP_API cuModuleLoadData(CUmodule *, const void *);
__WP_API cuModuleLoadDataEx(CUmodule *, const void *, unsigned, CUjit_option *, void **);
__WP_API cuModuleLoadFatBinary(CUmodule *, const void *);
__WP_API cuModuleUnload(CUmodule);
__WP_API cuModuleGetLoadingMode(CUmoduleLoadingMode *);
__WP_API cuModuleGetFunction(CUfunction *, CUmodule, const char *);
__WP_API cuModuleGetFunctionCount(unsigned *, CUmodule);
__WP_API cuModuleEnumerateFunctions(CUfunction *, unsigned, CUmodule);
__WP_API cuModuleGetGlobal(CUdeviceptr *, size_t *, CUmodule, const char *);
__WP_API cuLinkCreate(unsigned, CUjit_option *, void **, CUlinkState *);
__WP_API cuLinkAddData(CUlinkState, CUjitInputType, void *, size_t, const char *, unsigned,
                       CUjit_option *, void **);
__WP_API cuLinkAddFile(CUlinkState, CUjitInputType, const char *, unsigned, CUjit_option *,
                       void **);
__WP_API cuLinkComplete(CUlinkState, void **, size_t *);
__WP_API cuLinkDestroy(CUlinkState);
__WP_API cuModuleGetTexRef(CUtexref *, CUmodule, const char *);
__WP_API cuModuleGetSurfRef(CUsurfref *, CUmodule, const char *);
__WP_API cuLibraryLoadData(CUlibrary *, const void *, CUjit_option *, void **, unsigned,
                           CUlibraryOption *, void **, unsigned);
__WP_API cuLibraryLoadFromFile(CUlibrary *, const char *, CUjit_option *, void **, unsigned,
                               CUlibraryOption *, void **, unsigned);
__WP_API cuLibraryUnload(CUlibrary);
__WP_API cuLibraryGetKernel(CUkernel *, CUlibrary, const char *);
__WP_API cuLibraryGetKernelCount(unsigned *, CUlibrary);
__WP_API cuLibraryEnumerateKernels(CUkernel *, unsigned, CUlibrary);
__WP_API cuLibraryGetModule(CUmodule *, CUlibrary);
__WP_API cuKernelGetFunction(CUfunction *, CUkernel);
__WP_API cuKernelGetLibrary(CUlibrary *, CUkernel);
__WP_API cuLibraryGetGlobal(CUdeviceptr *, size_t *, CUlibrary, const char *);
__WP_API cuLibraryGetManaged(CUdeviceptr *, size_t *, CUlibrary, const char *);
__WP_API cuLibraryGetUnifiedFunction(void **, CUlibrary, const char *);
__WP_API cuKernelGetAttribute(int *, CUfunction_attribute, CUkernel, CUdevice);
__WP_API cuKernelSetAttribute(CUfunction_attribute, int, CUkernel, CUdevice);
__WP_API cuKernelSetCacheConfig(CUkernel, CUfunc_cache, CUdevice);
__WP_API cuKernelGetName(const char **, CUkernel);
__WP_API cuKernelGetParamInfo(CUkernel, size_t, size_t *, size_t *);
__WP_API cuMemGetInfo(size_t *, size_t *);
__WP_API cuMemAlloc(CUdeviceptr *, size_t);
__WP_API cuMemAllocPitch(CUdeviceptr *, size_t *, size_t, size_t, unsigned);
__WP_API cuMemFree(CUdeviceptr);
__WP_API cuMemGetAddressRange(CUdeviceptr *, size_t *, CUdeviceptr);
__WP_API cuMemAllocHost(void **, size_t);
__WP_API cuMemFreeHost(void *);
__WP_API cuMemHostAlloc(void **, size_t, unsigned);
__WP_API cuMemHostGetDevicePointer(CUdeviceptr *, void *, unsigned);
__WP_API cuMemHostGetFlags(unsigned *, void *);
__WP_API cuMemAllocManaged(CUdeviceptr *, size_t, unsigned);
__WP_API cuDeviceRegisterAsyncNotification(CUdevice, CUasyncCallback, void *,
                                           CUasyncCallbackHandle *);
__WP_API cuDeviceUnregisterAsyncNotification(CUdevice, CUasyncCallbackHandle);
__WP_API cuDeviceGetByPCIBusId(CUdevice *, const char *);
__WP_API cuDeviceGetPCIBusId(char *, int, CUdevice);
__WP_API cuIpcGetEventHandle(CUipcEventHandle *, CUevent);
__WP_API cuIpcOpenEventHandle(CUevent *, CUipcEventHandle);
__WP_API cuIpcGetMemHandle(CUipcMemHandle *, CUdeviceptr);
__WP_API cuIpcOpenMemHandle(CUdeviceptr *, CUipcMemHandle, unsigned);
__WP_API cuIpcCloseMemHandle(CUdeviceptr);
__WP_API cuMemHostRegister(void *, size_t, unsigned);
__WP_API cuMemHostUnregister(void *);
__WP_API cuMemcpy(CUdeviceptr, CUdeviceptr, size_t);
__WP_API cuMemcpyPeer(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t);
__WP_API cuMemcpyHtoD(CUdeviceptr, const void *, size_t);
__WP_API cuMemcpyDtoH(void *, CUdeviceptr, size_t);
__WP_API cuMemcpyDtoD(CUdeviceptr, CUdeviceptr, size_t);
__WP_API cuMemcpyDtoA(CUarray, size_t, CUdeviceptr, size_t);
__WP_API cuMemcpyAtoD(CUdeviceptr, CUarray, size_t, size_t);
__WP_API cuMemcpyHtoA(CUarray, size_t, const void *, size_t);
__WP_API cuMemcpyAtoH(void *, CUarray, size_t, size_t);
__WP_API cuMemcpyAtoA(CUarray, size_t, CUarray, size_t, size_t);
__WP_API cuMemcpy2D(const CUDA_MEMCPY2D *);
__WP_API cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *);
__WP_API cuMemcpy3D(const CUDA_MEMCPY3D *);
__WP_API cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *);
__WP_API cuMemcpyAsync(CUdeviceptr, CUdeviceptr, size_t, CUstream);
__WP_API cuMemcpyPeerAsync(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t, CUstream);
__WP_API cuMemcpyHtoDAsync(CUdeviceptr, const void *, size_t, CUstream);
__WP_API cuMemcpyDtoHAsync(void *, CUdeviceptr, size_t, CUstream);
__WP_API cuMemcpyDtoDAsync(CUdeviceptr, CUdeviceptr, size_t, CUstream);
__WP_API cuMemcpyHtoAAsync(CUarray, size_t, const void *, size_t, CUstream);
__WP_API cuMemcpyAtoHAsync(void *, CUarray, size_t, size_t, CUstream);
__WP_API cuMemcpy2DAsync(const CUDA_MEMCPY2D *, CUstream);
__WP_API cuMemcpy3DAsync(const CUDA_MEMCPY3D *, CUstream);
__WP_API cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *, CUstream);
__WP_API cuMemcpyBatchAsync(CUdeviceptr *, CUdeviceptr *, size_t *, size_t, CUmemcpyAttributes *,
                            size_t *, size_t, size_t *, CUstream);
__WP_API cuMemcpy3DBatchAsync(size_t, CUDA_MEMCPY3D_BATCH_OP *, size_t *, unsigned long long,
                              CUstream);
__WP_API cuMemsetD8(CUdeviceptr, unsigned char, size_t);
__WP_API cuMemsetD16(CUdeviceptr, unsigned short, size_t);
__WP_API cuMemsetD32(CUdeviceptr, unsigned, size_t);
__WP_API cuMemsetD2D8(CUdeviceptr, size_t, unsigned char, size_t, size_t);
__WP_API cuMemsetD2D16(CUdeviceptr, size_t, unsigned short, size_t, size_t);
__WP_API cuMemsetD2D32(CUdeviceptr, size_t, unsigned, size_t, size_t);
__WP_API cuMemsetD8Async(CUdeviceptr, unsigned char, size_t, CUstream);
__WP_API cuMemsetD16Async(CUdeviceptr, unsigned short, size_t, CUstream);
__WP_API cuMemsetD32Async(CUdeviceptr, unsigned, size_t, CUstream);
__WP_API cuMemsetD2D8Async(CUdeviceptr, size_t, unsigned char, size_t, size_t, CUstream);
__WP_API cuMemsetD2D16Async(CUdeviceptr, size_t, unsigned short, size_t, size_t, CUstream);
__WP_API cuMemsetD2D32Async(CUdeviceptr, size_t, unsigned, size_t, size_t, CUstream);
__WP_API cuArrayCreate(CUarray *, const CUDA_ARRAY_DESCRIPTOR *);
__WP_API cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *, CUarray);
__WP_API cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *, CUarray);
__WP_API cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *, CUmipmappedArray);
__WP_API cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUarray, CUdevice);
__WP_API cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUmipmappedArray,
                                               CUdevice);
__WP_API cuArrayGetPlane(CUarray *, CUarray, unsigned);
__WP_API cuArrayDestroy(CUarray);
__WP_API cuArray3DCreate(CUarray *, const CUDA_ARRAY3D_DESCRIPTOR *);
__WP_API cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *, CUarray);
__WP_API cuMipmappedArrayCreate(CUmipmappedArray *, const CUDA_ARRAY3D_DESCRIPTOR *, unsigned);
__WP_API cuMipmappedArrayGetLevel(CUarray *, CUmipmappedArray, unsigned);
__WP_API cuMipmappedArrayDestroy(CUmipmappedArray);
__WP_API cuMemGetHandleForAddressRange(void *, CUdeviceptr, size_t, CUmemRangeHandleType,
                                       unsigned long long);
__WP_API cuMemBatchDecompressAsync(CUmemDecompressParams *, size_t, unsigned, size_t *, CUstream);
__WP_API cuMemAddressReserve(CUdeviceptr *, size_t, size_t, CUdeviceptr, unsigned long long);
__WP_API cuMemAddressFree(CUdeviceptr, size_t);
__WP_API cuMemCreate(CUmemGenericAllocationHandle *, size_t, const CUmemAllocationProp *,
                     unsigned long long);
__WP_API cuMemRelease(CUmemGenericAllocationHandle);
__WP_API cuMemMap(CUdeviceptr, size_t, size_t, CUmemGenericAllocationHandle, unsigned long long);
__WP_API cuMemMapArrayAsync(CUarrayMapInfo *, unsigned, CUstream);
__WP_API cuMemUnmap(CUdeviceptr, size_t);
__WP_API cuMemSetAccess(CUdeviceptr, size_t, const CUmemAccessDesc *, size_t);
__WP_API cuMemGetAccess(unsigned long long *, const CUmemLocation *, CUdeviceptr);
__WP_API cuMemExportToShareableHandle(void *, CUmemGenericAllocationHandle,
                                      CUmemAllocationHandleType, unsigned long long);
__WP_API cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *, void *,
                                        CUmemAllocationHandleType);
__WP_API cuMemGetAllocationGranularity(size_t *, const CUmemAllocationProp *,
                                       CUmemAllocationGranularity_flags);
__WP_API cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *,
                                                CUmemGenericAllocationHandle);
__WP_API cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *, void *);
__WP_API cuMemFreeAsync(CUdeviceptr, CUstream);
__WP_API cuMemAllocAsync(CUdeviceptr *, size_t, CUstream);
__WP_API cuMemPoolTrimTo(CUmemoryPool, size_t);
__WP_API cuMemPoolSetAttribute(CUmemoryPool, CUmemPool_attribute, void *);
__WP_API cuMemPoolGetAttribute(CUmemoryPool, CUmemPool_attribute, void *);
__WP_API cuMemPoolSetAccess(CUmemoryPool, const CUmemAccessDesc *, size_t);
__WP_API cuMemPoolGetAccess(CUmemAccess_flags *, CUmemoryPool, CUmemLocation *);
__WP_API cuMemPoolCreate(CUmemoryPool *, const CUmemPoolProps *);
__WP_API cuMemPoolDestroy(CUmemoryPool);
__WP_API cuMemAllocFromPoolAsync(CUdeviceptr *, size_t, CUmemoryPool, CUstream);
__WP_API cuMemPoolExportToShareableHandle(void *, CUmemoryPool, CUmemAllocationHandleType,
                                          unsigned long long);
__WP_API cuMemPoolImportFromShareableHandle(CUmemoryPool *, void *, CUmemAllocationHandleType,
                                            unsigned long long);
__WP_API cuMemPoolExportPointer(CUmemPoolPtrExportData *, CUdeviceptr);
__WP_API cuMemPoolImportPointer(CUdeviceptr *, CUmemoryPool, CUmemPoolPtrExportData *);
__WP_API cuMulticastCreate(CUmemGenericAllocationHandle *, const CUmulticastObjectProp *);
__WP_API cuMulticastAddDevice(CUmemGenericAllocationHandle, CUdevice);
__WP_API cuMulticastBindMem(CUmemGenericAllocationHandle, size_t, CUmemGenericAllocationHandle,
                            size_t, size_t, unsigned long long);
__WP_API cuMulticastBindAddr(CUmemGenericAllocationHandle, size_t, CUdeviceptr, size_t,
                             unsigned long long);
__WP_API cuMulticastUnbind(CUmemGenericAllocationHandle, CUdevice, size_t, size_t);
__WP_API cuMulticastGetGranularity(size_t *, const CUmulticastObjectProp *,
                                   CUmulticastGranularity_flags);
__WP_API cuPointerGetAttribute(void *, CUpointer_attribute, CUdeviceptr);
__WP_API cuMemPrefetchAsync(CUdeviceptr, size_t, CUdevice, CUstream);
__WP_API cuMemPrefetchAsync_v2(CUdeviceptr, size_t, CUmemLocation, unsigned, CUstream);
__WP_API cuMemAdvise(CUdeviceptr, size_t, CUmem_advise, CUdevice);
__WP_API cuMemAdvise_v2(CUdeviceptr, size_t, CUmem_advise, CUmemLocation);
__WP_API cuMemRangeGetAttribute(void *, size_t, CUmem_range_attribute, CUdeviceptr, size_t);
__WP_API cuMemRangeGetAttributes(void **, size_t *, CUmem_range_attribute *, size_t, CUdeviceptr,
                                 size_t);
__WP_API cuPointerSetAttribute(const void *, CUpointer_attribute, CUdeviceptr);
__WP_API cuPointerGetAttributes(unsigned, CUpointer_attribute *, void **, CUdeviceptr);
__WP_API cuStreamCreate(CUstream *, unsigned);
__WP_API cuStreamCreateWithPriority(CUstream *, unsigned, int);
__WP_API cuStreamGetPriority(CUstream, int *);
__WP_API cuStreamGetDevice(CUstream, CUdevice *);
__WP_API cuStreamGetFlags(CUstream, unsigned *);
__WP_API cuStreamGetId(CUstream, unsigned long long *);
__WP_API cuStreamGetCtx(CUstream, CUcontext *);
__WP_API cuStreamGetCtx_v2(CUstream, CUcontext *, CUgreenCtx *);
__WP_API cuStreamWaitEvent(CUstream, CUevent, unsigned);
__WP_API cuStreamAddCallback(CUstream, CUstreamCallback, void *, unsigned);
__WP_API cuStreamIsCapturing(CUstream, CUstreamCaptureStatus *);
__WP_API cuStreamAttachMemAsync(CUstream, CUdeviceptr, size_t, unsigned);
__WP_API cuStreamQuery(CUstream);
__WP_API cuStreamSynchronize(CUstream);
__WP_API cuStreamDestroy(CUstream);
__WP_API cuStreamCopyAttributes(CUstream, CUstream);
__WP_API cuStreamGetAttribute(CUstream, CUstreamAttrID, CUstreamAttrValue *);
__WP_API cuStreamSetAttribute(CUstream, CUstreamAttrID, const CUstreamAttrValue *);
__WP_API cuEventCreate(CUevent *, unsigned);
__WP_API cuEventRecord(CUevent, CUstream);
__WP_API cuEventRecordWithFlags(CUevent, CUstream, unsigned);
__WP_API cuEventQuery(CUevent);
__WP_API cuEventSynchronize(CUevent);
__WP_API cuEventDestroy(CUevent);
__WP_API cuEventElapsedTime(float *, CUevent, CUevent);
__WP_API cuEventElapsedTime_v2(float *, CUevent, CUevent);
__WP_API cuImportExternalMemory(CUexternalMemory *, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *);
__WP_API cuExternalMemoryGetMappedBuffer(CUdeviceptr *, CUexternalMemory,
                                         const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *);
__WP_API cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *, CUexternalMemory,
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *);
__WP_API cuDestroyExternalMemory(CUexternalMemory);
__WP_API cuImportExternalSemaphore(CUexternalSemaphore *,
                                   const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *);
__WP_API cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *,
                                         const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *, unsigned,
                                         CUstream);
__WP_API cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *,
                                       const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *, unsigned,
                                       CUstream);
__WP_API cuDestroyExternalSemaphore(CUexternalSemaphore);
__WP_API cuStreamWaitValue32(CUstream, CUdeviceptr, cuuint32_t, unsigned);
__WP_API cuStreamWaitValue64(CUstream, CUdeviceptr, cuuint64_t, unsigned);
__WP_API cuStreamWriteValue32(CUstream, CUdeviceptr, cuuint32_t, unsigned);
__WP_API cuStreamWriteValue64(CUstream, CUdeviceptr, cuuint64_t, unsigned);
__WP_API cuStreamBatchMemOp(CUstream, unsigned, CUstreamBatchMemOpParams *, unsigned);
__WP_API cuFuncGetAttribute(int *, CUfunction_attribute, CUfunction);
__WP_API cuFuncSetAttribute(CUfunction, CUfunction_attribute, int);
__WP_API cuFuncSetCacheConfig(CUfunction, CUfunc_cache);
__WP_API cuFuncGetModule(CUmodule *, CUfunction);
__WP_API cuFuncGetName(const char **, CUfunction);
__WP_API cuFuncGetParamInfo(CUfunction, size_t, size_t *, size_t *);
__WP_API cuFuncIsLoaded(CUfunctionLoadingState *, CUfunction);
__WP_API cuFuncLoad(CUfunction);
__WP_API cuLaunchKernel(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                        unsigned, CUstream, void **, void **);
__WP_API cuLaunchKernelEx(const CUlaunchConfig *, CUfunction, void **, void **);
__WP_API cuLaunchCooperativeKernel(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned,
                                   unsigned, unsigned, CUstream, void **);
__WP_API cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *, unsigned, unsigned);
__WP_API cuLaunchHostFunc(CUstream, CUhostFn, void *);
__WP_API cuFuncSetBlockShape(CUfunction, int, int, int);
__WP_API cuFuncSetSharedSize(CUfunction, unsigned);
__WP_API cuParamSetSize(CUfunction, unsigned);
__WP_API cuParamSeti(CUfunction, int, unsigned);
__WP_API cuParamSetf(CUfunction, int, float);
__WP_API cuParamSetv(CUfunction, int, void *, unsigned);
__WP_API cuLaunch(CUfunction);
__WP_API cuLaunchGrid(CUfunction, int, int);
__WP_API cuLaunchGridAsync(CUfunction, int, int, CUstream);
__WP_API cuParamSetTexRef(CUfunction, int, CUtexref);
__WP_API cuFuncSetSharedMemConfig(CUfunction, CUsharedconfig);
__WP_API cuOccupancyMaxActiveBlocksPerMultiprocessor(int *, CUfunction, int, size_t);
__WP_API cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, CUfunction, int, size_t,
                                                              unsigned);
__WP_API cuOccupancyMaxPotentialBlockSize(int *, int *, CUfunction, CUoccupancyB2DSize, size_t,
                                          int);
__WP_API cuOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, CUfunction, CUoccupancyB2DSize,
                                                   size_t, int, unsigned);
__WP_API cuOccupancyAvailableDynamicSMemPerBlock(size_t *, CUfunction, int, int);
__WP_API cuOccupancyMaxPotentialClusterSize(int *, CUfunction, const CUlaunchConfig *);
__WP_API cuOccupancyMaxActiveClusters(int *, CUfunction, const CUlaunchConfig *);
__WP_API cuTexRefSetArray(CUtexref, CUarray, unsigned);
__WP_API cuTexRefSetMipmappedArray(CUtexref, CUmipmappedArray, unsigned);
__WP_API cuTexRefSetAddress(size_t *, CUtexref, CUdeviceptr, size_t);
__WP_API cuTexRefSetAddress2D(CUtexref, const CUDA_ARRAY_DESCRIPTOR *, CUdeviceptr, size_t);
__WP_API cuTexRefSetFormat(CUtexref, CUarray_format, int);
__WP_API cuTexRefSetAddressMode(CUtexref, int, CUaddress_mode);
__WP_API cuTexRefSetFilterMode(CUtexref, CUfilter_mode);
__WP_API cuTexRefSetMipmapFilterMode(CUtexref, CUfilter_mode);
__WP_API cuTexRefSetMipmapLevelBias(CUtexref, float);
__WP_API cuTexRefSetMipmapLevelClamp(CUtexref, float, float);
__WP_API cuTexRefSetMaxAnisotropy(CUtexref, unsigned);
__WP_API cuTexRefSetBorderColor(CUtexref, float *);
__WP_API cuTexRefSetFlags(CUtexref, unsigned);
__WP_API cuTexRefGetAddress(CUdeviceptr *, CUtexref);
__WP_API cuTexRefGetArray(CUarray *, CUtexref);
__WP_API cuTexRefGetMipmappedArray(CUmipmappedArray *, CUtexref);
__WP_API cuTexRefGetAddressMode(CUaddress_mode *, CUtexref, int);
__WP_API cuTexRefGetFilterMode(CUfilter_mode *, CUtexref);
__WP_API cuTexRefGetFormat(CUarray_format *, int *, CUtexref);
__WP_API cuTexRefGetMipmapFilterMode(CUfilter_mode *, CUtexref);
__WP_API cuTexRefGetMipmapLevelBias(float *, CUtexref);
__WP_API cuTexRefGetMipmapLevelClamp(float *, float *, CUtexref);
__WP_API cuTexRefGetMaxAnisotropy(int *, CUtexref);
__WP_API cuTexRefGetBorderColor(float *, CUtexref);
__WP_API cuTexRefGetFlags(unsigned *, CUtexref);
__WP_API cuTexRefCreate(CUtexref *);
__WP_API cuTexRefDestroy(CUtexref);
__WP_API cuSurfRefSetArray(CUsurfref, CUarray, unsigned);
__WP_API cuSurfRefGetArray(CUarray *, CUsurfref);
__WP_API cuTexObjectCreate(CUtexObject *, const CUDA_RESOURCE_DESC *, const CUDA_TEXTURE_DESC *,
                           const CUDA_RESOURCE_VIEW_DESC *);
__WP_API cuTexObjectDestroy(CUtexObject);
__WP_API cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *, CUtexObject);
__WP_API cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *, CUtexObject);
__WP_API cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *, CUtexObject);
__WP_API cuSurfObjectCreate(CUsurfObject *, const CUDA_RESOURCE_DESC *);
__WP_API cuSurfObjectDestroy(CUsurfObject);
__WP_API cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *, CUsurfObject);
__WP_API cuTensorMapEncodeTiled(CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *,
                                const cuuint64_t *, const cuuint64_t *, const cuuint32_t *,
                                const cuuint32_t *, CUtensorMapInterleave, CUtensorMapSwizzle,
                                CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
__WP_API cuTensorMapEncodeIm2col(CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *,
                                 const cuuint64_t *, const cuuint64_t *, const int *, const int *,
                                 cuuint32_t, cuuint32_t, const cuuint32_t *,
                                 CUtensorMapInterleave, CUtensorMapSwizzle,
                                 CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
__WP_API cuTensorMapEncodeIm2colWide(CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *,
                                     const cuuint64_t *, const cuuint64_t *, int, int, cuuint32_t,
                                     cuuint32_t, const cuuint32_t *, CUtensorMapInterleave,
                                     CUtensorMapIm2ColWideMode, CUtensorMapSwizzle,
                                     CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
__WP_API cuTensorMapReplaceAddress(CUtensorMap *, void *);
__WP_API cuDeviceCanAccessPeer(int *, CUdevice, CUdevice);
__WP_API cuCtxEnablePeerAccess(CUcontext, unsigned);
__WP_API cuCtxDisablePeerAccess(CUcontext);
__WP_API cuDeviceGetP2PAttribute(int *, CUdevice_P2PAttribute, CUdevice, CUdevice);
__WP_API cuGraphicsUnregisterResource(CUgraphicsResource);
__WP_API cuGraphicsSubResourceGetMappedArray(CUarray *, CUgraphicsResource, unsigned, unsigned);
__WP_API cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *, CUgraphicsResource);
__WP_API cuGraphicsResourceGetMappedPointer(CUdeviceptr *, size_t *, CUgraphicsResource);
__WP_API cuGraphicsResourceSetMapFlags(CUgraphicsResource, unsigned);
__WP_API cuGraphicsMapResources(unsigned, CUgraphicsResource *, CUstream);
__WP_API cuGraphicsUnmapResources(unsigned, CUgraphicsResource *, CUstream);
__WP_API cuGetProcAddress(const char *, void **, int, cuuint64_t,
                          CUdriverProcAddressQueryResult *);
__WP_API cuCoredumpGetAttribute(CUcoredumpSettings, void *, size_t *);
__WP_API cuCoredumpGetAttributeGlobal(CUcoredumpSettings, void *, size_t *);
__WP_API cuCoredumpSetAttribute(CUcoredumpSettings, void *, size_t *);
__WP_API cuCoredumpSetAttributeGlobal(CUcoredumpSettings, void *, size_t *);
__WP_API cuGetExportTable(const void **, const CUuuid *);
__WP_API cuGreenCtxCreate(CUgreenCtx *, CUdevResourceDesc, CUdevice, unsigned);
__WP_API cuGreenCtxDestroy(CUgreenCtx);
__WP_API cuCtxFromGreenCtx(CUcontext *, CUgreenCtx);
__WP_API cuDeviceGetDevResource(CUdevice, CUdevResource *, CUdevResourceType);
__WP_API cuCtxGetDevResource(CUcontext, CUdevResource *, CUdevResourceType);
__WP_API cuGreenCtxGetDevResource(CUgreenCtx, CUdevResource *, CUdevResourceType);
__WP_API cuDevSmResourceSplitByCount(CUdevResource *, unsigned *, const CUdevResource *,
                                     CUdevResource *, unsigned, unsigned);
__WP_API cuDevResourceGenerateDesc(CUdevResourceDesc *, CUdevResource *, unsigned);
__WP_API cuGreenCtxRecordEvent(CUgreenCtx, CUevent);
__WP_API cuGreenCtxWaitEvent(CUgreenCtx, CUevent);
__WP_API cuStreamGetGreenCtx(CUstream, CUgreenCtx *);
__WP_API cuGreenCtxStreamCreate(CUstream *, CUgreenCtx, unsigned, int);
__WP_API cuLogsRegisterCallback(CUlogsCallback, void *, CUlogsCallbackHandle *);
__WP_API cuLogsUnregisterCallback(CUlogsCallbackHandle);
__WP_API cuLogsCurrent(CUlogIterator *, unsigned);
__WP_API cuLogsDumpToFile(CUlogIterator *, const char *, unsigned);
__WP_API cuLogsDumpToMemory(CUlogIterator *, char *, size_t *, unsigned);
__WP_API cuCheckpointProcessGetRestoreThreadId(int, int *);
__WP_API cuCheckpointProcessGetState(int, CUprocessState *);
__WP_API cuCheckpointProcessLock(int, CUcheckpointLockArgs *);
__WP_API cuCheckpointProcessCheckpoint(int, CUcheckpointCheckpointArgs *);
__WP_API cuCheckpointProcessRestore(int, CUcheckpointRestoreArgs *);
__WP_API cuCheckpointProcessUnlock(int, CUcheckpointUnlockArgs *);
#undef __WP_API

#endif
