// The driver API: declarations.
#ifndef WARPPROOF_DRIVER_H
#define WARPPROOF_DRIVER_H
#pragma clang system_header
#include <stddef.h>
#include <stdint.h>
#include <warpproof/runtime/device.h>

typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef unsigned long long CUtexObject, CUsurfObject, CUmemGenericAllocationHandle;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUarray_st *CUarray;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphExec_st *CUgraphExec;
typedef struct CUlinkState_st *CUlinkState;
typedef struct CUmemPoolHandle_st *CUmemoryPool;
typedef struct CUipcMemHandle_st { char reserved[64]; } CUipcMemHandle;

typedef enum cudaError_enum {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_NOT_INITIALIZED = 3,
  CUDA_ERROR_DEINITIALIZED = 4,
  CUDA_ERROR_NO_DEVICE = 100,
  CUDA_ERROR_INVALID_DEVICE = 101,
  CUDA_ERROR_INVALID_IMAGE = 200,
  CUDA_ERROR_INVALID_CONTEXT = 201,
  CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202,
  CUDA_ERROR_MAP_FAILED = 205,
  CUDA_ERROR_UNMAP_FAILED = 206,
  CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
  CUDA_ERROR_ECC_UNCORRECTABLE = 214,
  CUDA_ERROR_UNSUPPORTED_LIMIT = 215,
  CUDA_ERROR_INVALID_PTX = 218,
  CUDA_ERROR_INVALID_SOURCE = 300,
  CUDA_ERROR_FILE_NOT_FOUND = 301,
  CUDA_ERROR_INVALID_HANDLE = 400,
  CUDA_ERROR_NOT_FOUND = 500,
  CUDA_ERROR_NOT_READY = 600,
  CUDA_ERROR_ILLEGAL_ADDRESS = 700,
  CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701,
  CUDA_ERROR_LAUNCH_TIMEOUT = 702,
  CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
  CUDA_ERROR_CONTEXT_IS_DESTROYED = 709,
  CUDA_ERROR_LAUNCH_FAILED = 719,
  CUDA_ERROR_NOT_PERMITTED = 800,
  CUDA_ERROR_NOT_SUPPORTED = 801,
  CUDA_ERROR_UNKNOWN = 999
} CUresult;
typedef enum CUctx_flags_enum {
  CU_CTX_SCHED_AUTO = 0,
  CU_CTX_SCHED_SPIN = 1,
  CU_CTX_SCHED_YIELD = 2,
  CU_CTX_SCHED_BLOCKING_SYNC = 4,
  CU_CTX_MAP_HOST = 8,
  CU_CTX_LMEM_RESIZE_TO_MAX = 16
} CUctx_flags;
// The numbers are those of cudaDeviceAttr.
typedef enum CUdevice_attribute_enum {
  CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK,
  CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY,
  CU_DEVICE_ATTRIBUTE_WARP_SIZE,
  CU_DEVICE_ATTRIBUTE_MAX_PITCH,
  CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK,
  CU_DEVICE_ATTRIBUTE_CLOCK_RATE,
  CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT,
  CU_DEVICE_ATTRIBUTE_GPU_OVERLAP,
  CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT,
  CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT,
  CU_DEVICE_ATTRIBUTE_INTEGRATED,
  CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY,
  CU_DEVICE_ATTRIBUTE_COMPUTE_MODE,
  CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31,
  CU_DEVICE_ATTRIBUTE_ECC_ENABLED,
  CU_DEVICE_ATTRIBUTE_PCI_BUS_ID,
  CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID,
  CU_DEVICE_ATTRIBUTE_TCC_DRIVER,
  CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE,
  CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH,
  CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE,
  CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR,
  CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT,
  CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING,
  CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
  CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
  CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR,
  CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY,
  CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88,
  CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS,
  CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,
  CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102,
  CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102,
  CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115,
  CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120,
  CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132
} CUdevice_attribute;
typedef enum CUfunction_attribute_enum {
  CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
  CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
  CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
  CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
  CU_FUNC_ATTRIBUTE_NUM_REGS,
  CU_FUNC_ATTRIBUTE_PTX_VERSION,
  CU_FUNC_ATTRIBUTE_BINARY_VERSION,
  CU_FUNC_ATTRIBUTE_CACHE_MODE_CA,
  CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
  CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
} CUfunction_attribute;
typedef enum CUfunc_cache_enum {
  CU_FUNC_CACHE_PREFER_NONE,
  CU_FUNC_CACHE_PREFER_SHARED,
  CU_FUNC_CACHE_PREFER_L1,
  CU_FUNC_CACHE_PREFER_EQUAL
} CUfunc_cache;
typedef enum CUjit_option_enum {
  CU_JIT_MAX_REGISTERS,
  CU_JIT_THREADS_PER_BLOCK,
  CU_JIT_WALL_TIME,
  CU_JIT_INFO_LOG_BUFFER,
  CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES,
  CU_JIT_ERROR_LOG_BUFFER,
  CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
  CU_JIT_OPTIMIZATION_LEVEL,
  CU_JIT_TARGET_FROM_CUCONTEXT,
  CU_JIT_TARGET
} CUjit_option;
typedef enum CUjitInputType_enum {
  CU_JIT_INPUT_CUBIN,
  CU_JIT_INPUT_PTX,
  CU_JIT_INPUT_FATBINARY,
  CU_JIT_INPUT_OBJECT,
  CU_JIT_INPUT_LIBRARY
} CUjitInputType;
typedef enum CUarray_format_enum {
  CU_AD_FORMAT_UNSIGNED_INT8 = 1,
  CU_AD_FORMAT_UNSIGNED_INT16,
  CU_AD_FORMAT_UNSIGNED_INT32,
  CU_AD_FORMAT_SIGNED_INT8 = 8,
  CU_AD_FORMAT_SIGNED_INT16,
  CU_AD_FORMAT_SIGNED_INT32,
  CU_AD_FORMAT_HALF = 16,
  CU_AD_FORMAT_FLOAT = 32
} CUarray_format;
typedef enum CUmemorytype_enum {
  CU_MEMORYTYPE_HOST = 1,
  CU_MEMORYTYPE_DEVICE,
  CU_MEMORYTYPE_ARRAY,
  CU_MEMORYTYPE_UNIFIED
} CUmemorytype;
typedef enum CUmemLocationType_enum {
  CU_MEM_LOCATION_TYPE_INVALID,
  CU_MEM_LOCATION_TYPE_DEVICE,
  CU_MEM_LOCATION_TYPE_HOST
} CUmemLocationType;
typedef enum CUmemAllocationType_enum {
  CU_MEM_ALLOCATION_TYPE_INVALID,
  CU_MEM_ALLOCATION_TYPE_PINNED
} CUmemAllocationType;
typedef enum CUmemAllocationHandleType_enum {
  CU_MEM_HANDLE_TYPE_NONE,
  CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  CU_MEM_HANDLE_TYPE_WIN32
} CUmemAllocationHandleType;
typedef enum CUmemAccess_flags_enum {
  CU_MEM_ACCESS_FLAGS_PROT_NONE = 0,
  CU_MEM_ACCESS_FLAGS_PROT_READ = 1,
  CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3
} CUmemAccess_flags;
typedef enum CUmemAllocationGranularity_flags_enum {
  CU_MEM_ALLOC_GRANULARITY_MINIMUM,
  CU_MEM_ALLOC_GRANULARITY_RECOMMENDED
} CUmemAllocationGranularity_flags;
typedef struct CUmemLocation_st { CUmemLocationType type; int id; } CUmemLocation;
typedef struct CUmemAccessDesc_st {
  CUmemLocation location;
  CUmemAccess_flags flags;
} CUmemAccessDesc;
typedef struct CUmemAllocationProp_st {
  CUmemAllocationType type;
  CUmemAllocationHandleType requestedHandleTypes;
  CUmemLocation location;
  void *win32HandleMetaData;
  struct {
    unsigned char compressionType, gpuDirectRDMACapable;
    unsigned short usage;
    unsigned char reserved[4];
  } allocFlags;
} CUmemAllocationProp;
typedef struct CUDA_MEMCPY2D_st {
  size_t srcXInBytes, srcY;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  size_t srcPitch, dstXInBytes, dstY;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  size_t dstPitch, WidthInBytes, Height;
} CUDA_MEMCPY2D;
typedef struct CUDA_ARRAY_DESCRIPTOR_st {
  size_t Width, Height;
  CUarray_format Format;
  unsigned int NumChannels;
} CUDA_ARRAY_DESCRIPTOR;
#define CU_STREAM_DEFAULT 0
#define CU_STREAM_NON_BLOCKING 1
#define CU_STREAM_LEGACY ((CUstream)0x1)
#define CU_STREAM_PER_THREAD ((CUstream)0x2)
#define CU_EVENT_DEFAULT 0
#define CU_EVENT_BLOCKING_SYNC 1
#define CU_EVENT_DISABLE_TIMING 2
#define CU_MEM_ATTACH_GLOBAL 1
#define CU_MEMHOSTALLOC_PORTABLE 1
#define CU_MEMHOSTALLOC_DEVICEMAP 2
#define CU_LAUNCH_PARAM_END ((void *)0x00)
#define CU_LAUNCH_PARAM_BUFFER_POINTER ((void *)0x01)
#define CU_LAUNCH_PARAM_BUFFER_SIZE ((void *)0x02)
#define CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS 1

#define __WP_API extern "C" __host__ CUresult
__WP_API cuInit(unsigned);
__WP_API cuDriverGetVersion(int *);
__WP_API cuGetErrorString(CUresult, const char **);
__WP_API cuGetErrorName(CUresult, const char **);
__WP_API cuDeviceGet(CUdevice *, int);
__WP_API cuDeviceGetCount(int *);
__WP_API cuDeviceGetName(char *, int, CUdevice);
__WP_API cuDeviceGetUuid(CUuuid *, CUdevice);
__WP_API cuDeviceTotalMem(size_t *, CUdevice);
__WP_API cuDeviceGetAttribute(int *, CUdevice_attribute, CUdevice);
__WP_API cuDeviceComputeCapability(int *, int *, CUdevice);
__WP_API cuDeviceGetPCIBusId(char *, int, CUdevice);
__WP_API cuDeviceCanAccessPeer(int *, CUdevice, CUdevice);
__WP_API cuDevicePrimaryCtxRetain(CUcontext *, CUdevice);
__WP_API cuDevicePrimaryCtxRelease(CUdevice);
__WP_API cuDevicePrimaryCtxReset(CUdevice);
__WP_API cuCtxCreate(CUcontext *, unsigned, CUdevice);
__WP_API cuCtxDestroy(CUcontext);
__WP_API cuCtxGetCurrent(CUcontext *);
__WP_API cuCtxSetCurrent(CUcontext);
__WP_API cuCtxPushCurrent(CUcontext);
__WP_API cuCtxPopCurrent(CUcontext *);
__WP_API cuCtxGetDevice(CUdevice *);
__WP_API cuCtxSynchronize();
__WP_API cuCtxSetCacheConfig(CUfunc_cache);
__WP_API cuCtxEnablePeerAccess(CUcontext, unsigned);
__WP_API cuModuleLoad(CUmodule *, const char *);
__WP_API cuModuleLoadData(CUmodule *, const void *);
__WP_API cuModuleLoadDataEx(CUmodule *, const void *, unsigned, CUjit_option *, void **);
__WP_API cuModuleLoadFatBinary(CUmodule *, const void *);
__WP_API cuModuleUnload(CUmodule);
__WP_API cuModuleGetFunction(CUfunction *, CUmodule, const char *);
__WP_API cuModuleGetGlobal(CUdeviceptr *, size_t *, CUmodule, const char *);
__WP_API cuLinkCreate(unsigned, CUjit_option *, void **, CUlinkState *);
__WP_API cuLinkAddData(CUlinkState, CUjitInputType, void *, size_t, const char *, unsigned,
                       CUjit_option *, void **);
__WP_API cuLinkAddFile(CUlinkState, CUjitInputType, const char *, unsigned, CUjit_option *,
                       void **);
__WP_API cuLinkComplete(CUlinkState, void **, size_t *);
__WP_API cuLinkDestroy(CUlinkState);
__WP_API cuFuncGetAttribute(int *, CUfunction_attribute, CUfunction);
__WP_API cuFuncSetAttribute(CUfunction, CUfunction_attribute, int);
__WP_API cuFuncSetCacheConfig(CUfunction, CUfunc_cache);
__WP_API cuLaunchKernel(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                        unsigned, CUstream, void **, void **);
__WP_API cuLaunchCooperativeKernel(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned,
                                   unsigned, unsigned, CUstream, void **);
__WP_API cuOccupancyMaxActiveBlocksPerMultiprocessor(int *, CUfunction, int, size_t);
__WP_API cuMemGetInfo(size_t *, size_t *);
__WP_API cuMemAlloc(CUdeviceptr *, size_t);
__WP_API cuMemAllocPitch(CUdeviceptr *, size_t *, size_t, size_t, unsigned);
__WP_API cuMemAllocManaged(CUdeviceptr *, size_t, unsigned);
__WP_API cuMemAllocAsync(CUdeviceptr *, size_t, CUstream);
__WP_API cuMemAllocHost(void **, size_t);
__WP_API cuMemHostAlloc(void **, size_t, unsigned);
__WP_API cuMemHostGetDevicePointer(CUdeviceptr *, void *, unsigned);
__WP_API cuMemHostRegister(void *, size_t, unsigned);
__WP_API cuMemHostUnregister(void *);
__WP_API cuMemFree(CUdeviceptr);
__WP_API cuMemFreeAsync(CUdeviceptr, CUstream);
__WP_API cuMemFreeHost(void *);
__WP_API cuMemGetAddressRange(CUdeviceptr *, size_t *, CUdeviceptr);
__WP_API cuMemPrefetchAsync(CUdeviceptr, size_t, CUdevice, CUstream);
__WP_API cuMemcpy(CUdeviceptr, CUdeviceptr, size_t);
__WP_API cuMemcpyAsync(CUdeviceptr, CUdeviceptr, size_t, CUstream);
__WP_API cuMemcpyHtoD(CUdeviceptr, const void *, size_t);
__WP_API cuMemcpyDtoH(void *, CUdeviceptr, size_t);
__WP_API cuMemcpyDtoD(CUdeviceptr, CUdeviceptr, size_t);
__WP_API cuMemcpyHtoDAsync(CUdeviceptr, const void *, size_t, CUstream);
__WP_API cuMemcpyDtoHAsync(void *, CUdeviceptr, size_t, CUstream);
__WP_API cuMemcpyDtoDAsync(CUdeviceptr, CUdeviceptr, size_t, CUstream);
__WP_API cuMemcpy2D(const CUDA_MEMCPY2D *);
__WP_API cuMemsetD8(CUdeviceptr, unsigned char, size_t);
__WP_API cuMemsetD16(CUdeviceptr, unsigned short, size_t);
__WP_API cuMemsetD32(CUdeviceptr, unsigned, size_t);
__WP_API cuMemsetD8Async(CUdeviceptr, unsigned char, size_t, CUstream);
__WP_API cuMemsetD32Async(CUdeviceptr, unsigned, size_t, CUstream);
__WP_API cuArrayCreate(CUarray *, const CUDA_ARRAY_DESCRIPTOR *);
__WP_API cuArrayDestroy(CUarray);
__WP_API cuMemAddressReserve(CUdeviceptr *, size_t, size_t, CUdeviceptr, unsigned long long);
__WP_API cuMemAddressFree(CUdeviceptr, size_t);
__WP_API cuMemCreate(CUmemGenericAllocationHandle *, size_t, const CUmemAllocationProp *,
                     unsigned long long);
__WP_API cuMemRelease(CUmemGenericAllocationHandle);
__WP_API cuMemMap(CUdeviceptr, size_t, size_t, CUmemGenericAllocationHandle, unsigned long long);
__WP_API cuMemUnmap(CUdeviceptr, size_t);
__WP_API cuMemSetAccess(CUdeviceptr, size_t, const CUmemAccessDesc *, size_t);
__WP_API cuMemGetAllocationGranularity(size_t *, const CUmemAllocationProp *,
                                       CUmemAllocationGranularity_flags);
__WP_API cuMemExportToShareableHandle(void *, CUmemGenericAllocationHandle,
                                      CUmemAllocationHandleType, unsigned long long);
__WP_API cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *, void *,
                                        CUmemAllocationHandleType);
__WP_API cuIpcGetMemHandle(CUipcMemHandle *, CUdeviceptr);
__WP_API cuIpcOpenMemHandle(CUdeviceptr *, CUipcMemHandle, unsigned);
__WP_API cuIpcCloseMemHandle(CUdeviceptr);
__WP_API cuStreamCreate(CUstream *, unsigned);
__WP_API cuStreamDestroy(CUstream);
__WP_API cuStreamSynchronize(CUstream);
__WP_API cuStreamQuery(CUstream);
__WP_API cuStreamWaitEvent(CUstream, CUevent, unsigned);
__WP_API cuEventCreate(CUevent *, unsigned);
__WP_API cuEventDestroy(CUevent);
__WP_API cuEventRecord(CUevent, CUstream);
__WP_API cuEventSynchronize(CUevent);
__WP_API cuEventElapsedTime(float *, CUevent, CUevent);
__WP_API cuProfilerStart();
__WP_API cuProfilerStop();
#undef __WP_API

#endif
