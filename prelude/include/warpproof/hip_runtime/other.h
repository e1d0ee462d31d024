// What else the HIP runtime has: pools, virtual memory, arrays, and functions of the driver API.
#ifndef WARPPROOF_HIP_RUNTIME_OTHER_H
#define WARPPROOF_HIP_RUNTIME_OTHER_H
#pragma clang system_header
#include <warpproof/hip_runtime/types.h>

enum {
  HIP_SUCCESS, HIP_ERROR_INVALID_VALUE, HIP_ERROR_NOT_INITIALIZED, HIP_ERROR_LAUNCH_OUT_OF_RESOURCES
};
typedef struct hipDeviceProp_t hipDeviceProp_tR0600;
typedef enum hipDriverProcAddressQueryResult {
  HIP_GET_PROC_ADDRESS_SUCCESS, HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND,
  HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT
} hipDriverProcAddressQueryResult;
typedef enum hipFlushGPUDirectRDMAWritesOptions {
  hipFlushGPUDirectRDMAWritesOptionHost = 1, hipFlushGPUDirectRDMAWritesOptionMemOps
} hipFlushGPUDirectRDMAWritesOptions;
typedef enum hipGPUDirectRDMAWritesOrdering {
  hipGPUDirectRDMAWritesOrderingNone, hipGPUDirectRDMAWritesOrderingOwner = 100,
  hipGPUDirectRDMAWritesOrderingAllDevices = 200
} hipGPUDirectRDMAWritesOrdering;
typedef enum hipArray_Format {
  HIP_AD_FORMAT_UNSIGNED_INT8 = 1, HIP_AD_FORMAT_UNSIGNED_INT16, HIP_AD_FORMAT_UNSIGNED_INT32,
  HIP_AD_FORMAT_SIGNED_INT8 = 8, HIP_AD_FORMAT_SIGNED_INT16, HIP_AD_FORMAT_SIGNED_INT32,
  HIP_AD_FORMAT_HALF = 16, HIP_AD_FORMAT_FLOAT = 32
} hipArray_Format;
typedef struct HIP_ARRAY_DESCRIPTOR {
  size_t Width, Height;
  hipArray_Format Format;
  unsigned NumChannels;
} HIP_ARRAY_DESCRIPTOR;
typedef struct HIP_ARRAY3D_DESCRIPTOR {
  size_t Width, Height, Depth;
  hipArray_Format Format;
  unsigned NumChannels, Flags;
} HIP_ARRAY3D_DESCRIPTOR;
typedef struct hip_Memcpy2D {
  size_t srcXInBytes, srcY;
  hipMemoryType srcMemoryType;
  const void *srcHost;
  hipDeviceptr_t srcDevice;
  hipArray_t srcArray;
  size_t srcPitch, dstXInBytes, dstY;
  hipMemoryType dstMemoryType;
  void *dstHost;
  hipDeviceptr_t dstDevice;
  hipArray_t dstArray;
  size_t dstPitch, WidthInBytes, Height;
} hip_Memcpy2D;
typedef struct hipMipmappedArray {
  void *data;
  hipChannelFormatDesc desc;
  unsigned type, width, height, depth, min_mipmap_level, max_mipmap_level, flags;
  hipArray_Format format;
  unsigned num_channels;
} hipMipmappedArray;
typedef hipMipmappedArray_t hipmipmappedArray;
typedef const struct hipMipmappedArray *hipMipmappedArray_const_t;
typedef enum HIPresourcetype_enum {
  HIP_RESOURCE_TYPE_ARRAY, HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY, HIP_RESOURCE_TYPE_LINEAR,
  HIP_RESOURCE_TYPE_PITCH2D
} HIPresourcetype, hipResourcetype;
typedef enum HIPaddress_mode_enum {
  HIP_TR_ADDRESS_MODE_WRAP, HIP_TR_ADDRESS_MODE_CLAMP, HIP_TR_ADDRESS_MODE_MIRROR,
  HIP_TR_ADDRESS_MODE_BORDER
} HIPaddress_mode;
typedef enum HIPfilter_mode_enum {
  HIP_TR_FILTER_MODE_POINT, HIP_TR_FILTER_MODE_LINEAR
} HIPfilter_mode;
typedef struct HIP_TEXTURE_DESC_st {
  HIPaddress_mode addressMode[3];
  HIPfilter_mode filterMode;
  unsigned flags, maxAnisotropy;
  HIPfilter_mode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4];
  int reserved[12];
} HIP_TEXTURE_DESC;
typedef enum hipResourceViewFormat {
  hipResViewFormatNone, hipResViewFormatUnsignedChar1, hipResViewFormatUnsignedChar2,
  hipResViewFormatUnsignedChar4, hipResViewFormatSignedChar1, hipResViewFormatSignedChar2,
  hipResViewFormatSignedChar4, hipResViewFormatUnsignedShort1, hipResViewFormatUnsignedShort2,
  hipResViewFormatUnsignedShort4, hipResViewFormatSignedShort1, hipResViewFormatSignedShort2,
  hipResViewFormatSignedShort4, hipResViewFormatUnsignedInt1, hipResViewFormatUnsignedInt2,
  hipResViewFormatUnsignedInt4, hipResViewFormatSignedInt1, hipResViewFormatSignedInt2,
  hipResViewFormatSignedInt4, hipResViewFormatHalf1, hipResViewFormatHalf2, hipResViewFormatHalf4,
  hipResViewFormatFloat1, hipResViewFormatFloat2, hipResViewFormatFloat4,
  hipResViewFormatUnsignedBlockCompressed1, hipResViewFormatUnsignedBlockCompressed2,
  hipResViewFormatUnsignedBlockCompressed3, hipResViewFormatUnsignedBlockCompressed4,
  hipResViewFormatSignedBlockCompressed4, hipResViewFormatUnsignedBlockCompressed5,
  hipResViewFormatSignedBlockCompressed5, hipResViewFormatUnsignedBlockCompressed6H,
  hipResViewFormatSignedBlockCompressed6H, hipResViewFormatUnsignedBlockCompressed7
} hipResourceViewFormat;
typedef enum HIPresourceViewFormat_enum {
  HIP_RES_VIEW_FORMAT_NONE, HIP_RES_VIEW_FORMAT_UINT_1X8, HIP_RES_VIEW_FORMAT_UINT_2X8,
  HIP_RES_VIEW_FORMAT_UINT_4X8, HIP_RES_VIEW_FORMAT_SINT_1X8, HIP_RES_VIEW_FORMAT_SINT_2X8,
  HIP_RES_VIEW_FORMAT_SINT_4X8, HIP_RES_VIEW_FORMAT_UINT_1X16, HIP_RES_VIEW_FORMAT_UINT_2X16,
  HIP_RES_VIEW_FORMAT_UINT_4X16, HIP_RES_VIEW_FORMAT_SINT_1X16, HIP_RES_VIEW_FORMAT_SINT_2X16,
  HIP_RES_VIEW_FORMAT_SINT_4X16, HIP_RES_VIEW_FORMAT_UINT_1X32, HIP_RES_VIEW_FORMAT_UINT_2X32,
  HIP_RES_VIEW_FORMAT_UINT_4X32, HIP_RES_VIEW_FORMAT_SINT_1X32, HIP_RES_VIEW_FORMAT_SINT_2X32,
  HIP_RES_VIEW_FORMAT_SINT_4X32, HIP_RES_VIEW_FORMAT_FLOAT_1X16, HIP_RES_VIEW_FORMAT_FLOAT_2X16,
  HIP_RES_VIEW_FORMAT_FLOAT_4X16, HIP_RES_VIEW_FORMAT_FLOAT_1X32, HIP_RES_VIEW_FORMAT_FLOAT_2X32,
  HIP_RES_VIEW_FORMAT_FLOAT_4X32, HIP_RES_VIEW_FORMAT_UNSIGNED_BC1,
  HIP_RES_VIEW_FORMAT_UNSIGNED_BC2, HIP_RES_VIEW_FORMAT_UNSIGNED_BC3,
  HIP_RES_VIEW_FORMAT_UNSIGNED_BC4, HIP_RES_VIEW_FORMAT_SIGNED_BC4,
  HIP_RES_VIEW_FORMAT_UNSIGNED_BC5, HIP_RES_VIEW_FORMAT_SIGNED_BC5,
  HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H, HIP_RES_VIEW_FORMAT_SIGNED_BC6H,
  HIP_RES_VIEW_FORMAT_UNSIGNED_BC7
} HIPresourceViewFormat;
typedef struct HIP_RESOURCE_DESC_st {
  HIPresourcetype resType;
  union {
    struct { hipArray_t hArray; } array;
    struct { hipMipmappedArray_t hMipmappedArray; } mipmap;
    struct {
      hipDeviceptr_t devPtr;
      hipArray_Format format;
      unsigned numChannels;
      size_t sizeInBytes;
    } linear;
    struct {
      hipDeviceptr_t devPtr;
      hipArray_Format format;
      unsigned numChannels;
      size_t width, height, pitchInBytes;
    } pitch2D;
    struct { int reserved[32]; } reserved;
  } res;
  unsigned flags;
} HIP_RESOURCE_DESC;
typedef struct HIP_RESOURCE_VIEW_DESC_st {
  HIPresourceViewFormat format;
  size_t width, height, depth;
  unsigned firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer, reserved[16];
} HIP_RESOURCE_VIEW_DESC;
typedef struct HIP_MEMCPY3D {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  hipMemoryType srcMemoryType;
  const void *srcHost;
  hipDeviceptr_t srcDevice;
  hipArray_t srcArray;
  size_t srcPitch, srcHeight, dstXInBytes, dstY, dstZ, dstLOD;
  hipMemoryType dstMemoryType;
  void *dstHost;
  hipDeviceptr_t dstDevice;
  hipArray_t dstArray;
  size_t dstPitch, dstHeight, WidthInBytes, Height, Depth;
} HIP_MEMCPY3D;
typedef enum hipFunction_attribute {
  HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
  HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
  HIP_FUNC_ATTRIBUTE_NUM_REGS, HIP_FUNC_ATTRIBUTE_PTX_VERSION, HIP_FUNC_ATTRIBUTE_BINARY_VERSION,
  HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA, HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
  HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, HIP_FUNC_ATTRIBUTE_MAX
} hipFunction_attribute;
typedef enum hipPointer_attribute {
  HIP_POINTER_ATTRIBUTE_CONTEXT = 1, HIP_POINTER_ATTRIBUTE_MEMORY_TYPE,
  HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, HIP_POINTER_ATTRIBUTE_HOST_POINTER,
  HIP_POINTER_ATTRIBUTE_P2P_TOKENS, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS,
  HIP_POINTER_ATTRIBUTE_BUFFER_ID, HIP_POINTER_ATTRIBUTE_IS_MANAGED,
  HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL, HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE,
  HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR, HIP_POINTER_ATTRIBUTE_RANGE_SIZE,
  HIP_POINTER_ATTRIBUTE_MAPPED, HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
  HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE, HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS,
  HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
} hipPointer_attribute;
typedef textureReference *hipTexRef;
typedef enum hipDeviceP2PAttr {
  hipDevP2PAttrPerformanceRank, hipDevP2PAttrAccessSupported, hipDevP2PAttrNativeAtomicSupported,
  hipDevP2PAttrHipArrayAccessSupported
} hipDeviceP2PAttr;
typedef struct hipIpcEventHandle_st { char reserved[64]; } hipIpcEventHandle_t;
typedef enum hipStreamBatchMemOpType {
  hipStreamMemOpWaitValue32 = 1, hipStreamMemOpWriteValue32, hipStreamMemOpWaitValue64 = 4,
  hipStreamMemOpWriteValue64, hipStreamMemOpBarrier, hipStreamMemOpFlushRemoteWrites = 3
} hipStreamBatchMemOpType;
typedef struct hipStreamMemOpWaitValueParams_t {
  hipStreamBatchMemOpType operation;
  hipDeviceptr_t address;
  union { uint32_t value; uint64_t value64; };
  unsigned flags;
  hipDeviceptr_t alias;
} hipStreamMemOpWaitValueParams_t;
typedef struct hipStreamMemOpWriteValueParams_t {
  hipStreamBatchMemOpType operation;
  hipDeviceptr_t address;
  union { uint32_t value; uint64_t value64; };
  unsigned flags;
  hipDeviceptr_t alias;
} hipStreamMemOpWriteValueParams_t;
typedef struct hipStreamMemOpFlushRemoteWritesParams_t {
  hipStreamBatchMemOpType operation;
  unsigned flags;
} hipStreamMemOpFlushRemoteWritesParams_t;
typedef struct hipStreamMemOpMemoryBarrierParams_t {
  hipStreamBatchMemOpType operation; unsigned flags;
} hipStreamMemOpMemoryBarrierParams_t;
typedef union hipStreamBatchMemOpParams_union {
  hipStreamBatchMemOpType operation;
  hipStreamMemOpWaitValueParams_t waitValue;
  hipStreamMemOpWriteValueParams_t writeValue;
  hipStreamMemOpFlushRemoteWritesParams_t flushRemoteWrites;
  hipStreamMemOpMemoryBarrierParams_t memoryBarrier;
  uint64_t pad[6];
} hipStreamBatchMemOpParams;
typedef enum hipMemRangeCoherencyMode {
  hipMemRangeCoherencyModeFineGrain, hipMemRangeCoherencyModeCoarseGrain,
  hipMemRangeCoherencyModeIndeterminate
} hipMemRangeCoherencyMode;
typedef enum hipMemRangeAttribute {
  hipMemRangeAttributeReadMostly = 1, hipMemRangeAttributePreferredLocation,
  hipMemRangeAttributeAccessedBy, hipMemRangeAttributeLastPrefetchLocation,
  hipMemRangeAttributeCoherencyMode = 100
} hipMemRangeAttribute;
typedef enum hipMemPoolAttr {
  hipMemPoolReuseFollowEventDependencies = 1, hipMemPoolReuseAllowOpportunistic,
  hipMemPoolReuseAllowInternalDependencies, hipMemPoolAttrReleaseThreshold,
  hipMemPoolAttrReservedMemCurrent, hipMemPoolAttrReservedMemHigh, hipMemPoolAttrUsedMemCurrent,
  hipMemPoolAttrUsedMemHigh
} hipMemPoolAttr;
typedef enum hipMemLocationType {
  hipMemLocationTypeInvalid, hipMemLocationTypeDevice
} hipMemLocationType;
typedef struct hipMemLocation { hipMemLocationType type; int id; } hipMemLocation;
typedef enum hipMemAccessFlags {
  hipMemAccessFlagsProtNone, hipMemAccessFlagsProtRead, hipMemAccessFlagsProtReadWrite = 3
} hipMemAccessFlags;
typedef struct hipMemAccessDesc {
  hipMemLocation location; hipMemAccessFlags flags;
} hipMemAccessDesc;
typedef enum hipMemAllocationType {
  hipMemAllocationTypeInvalid, hipMemAllocationTypePinned, hipMemAllocationTypeMax = 0x7fffffff
} hipMemAllocationType;
typedef enum hipMemAllocationHandleType {
  hipMemHandleTypeNone, hipMemHandleTypePosixFileDescriptor, hipMemHandleTypeWin32,
  hipMemHandleTypeWin32Kmt = 4
} hipMemAllocationHandleType;
typedef struct hipMemPoolProps {
  hipMemAllocationType allocType;
  hipMemAllocationHandleType handleTypes;
  hipMemLocation location;
  void *win32SecurityAttributes;
  size_t maxSize;
  unsigned char reserved[56];
} hipMemPoolProps;
typedef struct hipMemPoolPtrExportData { unsigned char reserved[64]; } hipMemPoolPtrExportData;
typedef enum hipJitOption {
  hipJitOptionMaxRegisters, hipJitOptionThreadsPerBlock, hipJitOptionWallTime,
  hipJitOptionInfoLogBuffer, hipJitOptionInfoLogBufferSizeBytes, hipJitOptionErrorLogBuffer,
  hipJitOptionErrorLogBufferSizeBytes, hipJitOptionOptimizationLevel,
  hipJitOptionTargetFromContext, hipJitOptionTarget, hipJitOptionFallbackStrategy,
  hipJitOptionGenerateDebugInfo, hipJitOptionLogVerbose, hipJitOptionGenerateLineInfo,
  hipJitOptionCacheMode, hipJitOptionSm3xOpt, hipJitOptionFastCompile, hipJitOptionNumOptions
} hipJitOption;
typedef struct hipFunctionLaunchParams_t {
  hipFunction_t function;
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
  hipStream_t hStream;
  void **kernelParams;
} hipFunctionLaunchParams;
typedef enum hipGraphicsRegisterFlags {
  hipGraphicsRegisterFlagsNone, hipGraphicsRegisterFlagsReadOnly,
  hipGraphicsRegisterFlagsWriteDiscard, hipGraphicsRegisterFlagsSurfaceLoadStore = 4,
  hipGraphicsRegisterFlagsTextureGather = 8
} hipGraphicsRegisterFlags;
typedef enum hipAccessProperty {
  hipAccessPropertyNormal, hipAccessPropertyStreaming, hipAccessPropertyPersisting
} hipAccessProperty;
typedef struct hipAccessPolicyWindow {
  void *base_ptr;
  hipAccessProperty hitProp;
  float hitRatio;
  hipAccessProperty missProp;
  size_t num_bytes;
} hipAccessPolicyWindow;
typedef enum hipLaunchAttributeID {
  hipLaunchAttributeAccessPolicyWindow = 1, hipLaunchAttributeCooperative,
  hipLaunchAttributePriority = 8
} hipLaunchAttributeID;
typedef union hipLaunchAttributeValue {
  hipAccessPolicyWindow accessPolicyWindow;
  int cooperative, priority;
} hipLaunchAttributeValue;
typedef struct hipMemAllocationProp {
  hipMemAllocationType type;
  hipMemAllocationHandleType requestedHandleType;
  hipMemLocation location;
  void *win32HandleMetaData;
  struct {
    unsigned char compressionType, gpuDirectRDMACapable;
    unsigned short usage;
  } allocFlags;
} hipMemAllocationProp;
typedef struct ihipMemGenericAllocationHandle *hipMemGenericAllocationHandle_t;
typedef enum hipMemAllocationGranularity_flags {
  hipMemAllocationGranularityMinimum, hipMemAllocationGranularityRecommended
} hipMemAllocationGranularity_flags;
typedef enum hipMemHandleType { hipMemHandleTypeGeneric } hipMemHandleType;
typedef enum hipMemOperationType {
  hipMemOperationTypeMap = 1, hipMemOperationTypeUnmap
} hipMemOperationType;
typedef enum hipArraySparseSubresourceType {
  hipArraySparseSubresourceTypeSparseLevel, hipArraySparseSubresourceTypeMiptail
} hipArraySparseSubresourceType;
typedef struct hipArrayMapInfo {
  hipResourceType resourceType;
  union { hipMipmappedArray mipmap; hipArray_t array; } resource;
  hipArraySparseSubresourceType subresourceType;
  union {
    struct {
      unsigned level, layer, offsetX, offsetY, offsetZ, extentWidth, extentHeight, extentDepth;
    } sparseLevel;
    struct { unsigned layer; unsigned long long offset, size; } miptail;
  } subresource;
  hipMemOperationType memOperationType;
  hipMemHandleType memHandleType;
  union { hipMemGenericAllocationHandle_t memHandle; } memHandle;
  unsigned long long offset;
  unsigned deviceBitMask, flags, reserved[2];
} hipArrayMapInfo;

#define __WP_API __WP_C __host__ hipError_t
__WP_API hipDeviceComputeCapability(int *, int *, hipDevice_t);
__WP_API hipDeviceGetP2PAttribute(int *, hipDeviceP2PAttr, int, int);
__WP_API hipDeviceGetByPCIBusId(int *, const char *);
__WP_API hipDeviceTotalMem(size_t *, hipDevice_t);
__WP_API hipSetValidDevices(int *, int);
__WP_API hipDeviceGetDefaultMemPool(hipMemPool_t *, int);
__WP_API hipDeviceSetMemPool(int, hipMemPool_t);
__WP_API hipDeviceGetMemPool(hipMemPool_t *, int);
__WP_API hipGetDevicePropertiesR0600(hipDeviceProp_tR0600 *, int);
__WP_API hipDeviceGetCacheConfig(hipFuncCache_t *);
__WP_API hipDeviceGetSharedMemConfig(hipSharedMemConfig *);
__WP_API hipChooseDeviceR0600(int *, const hipDeviceProp_tR0600 *);
__WP_API hipExtGetLinkTypeAndHopCount(int, int, uint32_t *, uint32_t *);
__WP_API hipIpcGetEventHandle(hipIpcEventHandle_t *, hipEvent_t);
__WP_API hipIpcOpenEventHandle(hipEvent_t *, hipIpcEventHandle_t);
__WP_API hipExtGetLastError(void);
__WP_API hipDrvGetErrorName(hipError_t, const char **);
__WP_API hipDrvGetErrorString(hipError_t, const char **);
__WP_API hipStreamGetFlags(hipStream_t, unsigned *);
__WP_API hipStreamGetPriority(hipStream_t, int *);
__WP_API hipStreamGetDevice(hipStream_t, hipDevice_t *);
__WP_API hipExtStreamCreateWithCUMask(hipStream_t *, uint32_t, const uint32_t *);
__WP_API hipExtStreamGetCUMask(hipStream_t, uint32_t, uint32_t *);
__WP_API hipStreamWaitValue32(hipStream_t, void *, uint32_t, unsigned,
                              uint32_t __WP_OR(4294967295));
__WP_API hipStreamWaitValue64(hipStream_t, void *, uint64_t, unsigned,
                              uint64_t __WP_OR(18446744073709551615));
__WP_API hipStreamWriteValue32(hipStream_t, void *, uint32_t, unsigned);
__WP_API hipStreamWriteValue64(hipStream_t, void *, uint64_t, unsigned);
__WP_API hipStreamBatchMemOp(hipStream_t, unsigned, hipStreamBatchMemOpParams *, unsigned);
__WP_API hipPointerSetAttribute(const void *, hipPointer_attribute, hipDeviceptr_t);
__WP_API hipPointerGetAttribute(void *, hipPointer_attribute, hipDeviceptr_t);
__WP_API hipDrvPointerGetAttributes(unsigned, hipPointer_attribute *, void **, hipDeviceptr_t);
__WP_API hipMemAllocHost(void **, size_t);
__WP_API hipExtHostAlloc(void **, size_t, unsigned);
__WP_API hipMemRangeGetAttribute(void *, size_t, hipMemRangeAttribute, const void *, size_t);
__WP_API hipMemRangeGetAttributes(void **, size_t *, hipMemRangeAttribute *, size_t, const void *,
                                  size_t);
__WP_API hipMemPoolTrimTo(hipMemPool_t, size_t);
__WP_API hipMemPoolSetAttribute(hipMemPool_t, hipMemPoolAttr, void *);
__WP_API hipMemPoolGetAttribute(hipMemPool_t, hipMemPoolAttr, void *);
__WP_API hipMemPoolSetAccess(hipMemPool_t, const hipMemAccessDesc *, size_t);
__WP_API hipMemPoolGetAccess(hipMemAccessFlags *, hipMemPool_t, hipMemLocation *);
__WP_API hipMemPoolCreate(hipMemPool_t *, const hipMemPoolProps *);
__WP_API hipMemPoolDestroy(hipMemPool_t);
__WP_API hipMemPoolExportToShareableHandle(void *, hipMemPool_t, hipMemAllocationHandleType,
                                           unsigned);
__WP_API hipMemPoolImportFromShareableHandle(hipMemPool_t *, void *, hipMemAllocationHandleType,
                                             unsigned);
__WP_API hipMemPoolExportPointer(hipMemPoolPtrExportData *, void *);
__WP_API hipMemPoolImportPointer(void **, hipMemPool_t, hipMemPoolPtrExportData *);
__WP_API hipHostGetFlags(unsigned *, void *);
__WP_API hipMemAllocPitch(hipDeviceptr_t *, size_t *, size_t, size_t, unsigned);
__WP_API hipMemcpyAtoD(hipDeviceptr_t, hipArray_t, size_t, size_t);
__WP_API hipMemcpyDtoA(hipArray_t, size_t, hipDeviceptr_t, size_t);
__WP_API hipMemcpyAtoA(hipArray_t, size_t, hipArray_t, size_t, size_t);
__WP_API hipMemcpyDtoDAsync(hipDeviceptr_t, hipDeviceptr_t, size_t, hipStream_t);
__WP_API hipMemcpyAtoHAsync(void *, hipArray_t, size_t, size_t, hipStream_t);
__WP_API hipMemcpyHtoAAsync(hipArray_t, size_t, const void *, size_t, hipStream_t);
__WP_API hipGetProcAddress(const char *, void **, int, uint64_t,
                           hipDriverProcAddressQueryResult *);
__WP_API hipMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, hipMemcpyKind,
                                  hipStream_t __WP_OR(0));
__WP_API hipMemsetD8Async(hipDeviceptr_t, unsigned char, size_t, hipStream_t __WP_OR(0));
__WP_API hipMemsetD16(hipDeviceptr_t, unsigned short, size_t);
__WP_API hipMemsetD16Async(hipDeviceptr_t, unsigned short, size_t, hipStream_t __WP_OR(0));
__WP_API hipMemsetD32Async(hipDeviceptr_t, int, size_t, hipStream_t __WP_OR(0));
__WP_API hipMemset2DAsync(void *, size_t, int, size_t, size_t, hipStream_t __WP_OR(0));
__WP_API hipMemset3D(hipPitchedPtr, int, hipExtent);
__WP_API hipMemset3DAsync(hipPitchedPtr, int, hipExtent, hipStream_t __WP_OR(0));
__WP_API hipMemPtrGetInfo(void *, size_t *);
__WP_API hipArrayCreate(hipArray_t *, const HIP_ARRAY_DESCRIPTOR *);
__WP_API hipArrayDestroy(hipArray_t);
__WP_API hipArray3DCreate(hipArray_t *, const HIP_ARRAY3D_DESCRIPTOR *);
__WP_API hipArrayGetInfo(hipChannelFormatDesc *, hipExtent *, unsigned *, hipArray_t);
__WP_API hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR *, hipArray_t);
__WP_API hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR *, hipArray_t);
__WP_API hipMemcpyParam2D(const hip_Memcpy2D *);
__WP_API hipMemcpyParam2DAsync(const hip_Memcpy2D *, hipStream_t __WP_OR(0));
__WP_API hipMemcpy2DToArrayAsync(hipArray_t, size_t, size_t, const void *, size_t, size_t, size_t,
                                 hipMemcpyKind, hipStream_t __WP_OR(0));
__WP_API hipMemcpy2DArrayToArray(hipArray_t, size_t, size_t, hipArray_const_t, size_t, size_t,
                                 size_t, size_t, hipMemcpyKind);
__WP_API hipMemcpyFromArray(void *, hipArray_const_t, size_t, size_t, size_t, hipMemcpyKind);
__WP_API hipMemcpy2DFromArrayAsync(void *, size_t, hipArray_const_t, size_t, size_t, size_t,
                                   size_t, hipMemcpyKind, hipStream_t __WP_OR(0));
__WP_API hipMemcpyAtoH(void *, hipArray_t, size_t, size_t);
__WP_API hipMemcpyHtoA(hipArray_t, size_t, const void *, size_t);
__WP_API hipDrvMemcpy3D(const HIP_MEMCPY3D *);
__WP_API hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *, hipStream_t);
__WP_API hipMemGetAddressRange(hipDeviceptr_t *, size_t *, hipDeviceptr_t);
__WP_API hipCtxPopCurrent(hipCtx_t *);
__WP_API hipCtxPushCurrent(hipCtx_t);
__WP_API hipCtxGetCurrent(hipCtx_t *);
__WP_API hipCtxGetDevice(hipDevice_t *);
__WP_API hipCtxGetApiVersion(hipCtx_t, int *);
__WP_API hipCtxGetCacheConfig(hipFuncCache_t *);
__WP_API hipCtxSetCacheConfig(hipFuncCache_t);
__WP_API hipCtxSetSharedMemConfig(hipSharedMemConfig);
__WP_API hipCtxGetSharedMemConfig(hipSharedMemConfig *);
__WP_API hipCtxSynchronize(void);
__WP_API hipCtxGetFlags(unsigned *);
__WP_API hipCtxEnablePeerAccess(hipCtx_t, unsigned);
__WP_API hipCtxDisablePeerAccess(hipCtx_t);
__WP_API hipDevicePrimaryCtxGetState(hipDevice_t, unsigned *, int *);
__WP_API hipDevicePrimaryCtxRelease(hipDevice_t);
__WP_API hipDevicePrimaryCtxRetain(hipCtx_t *, hipDevice_t);
__WP_API hipDevicePrimaryCtxReset(hipDevice_t);
__WP_API hipDevicePrimaryCtxSetFlags(hipDevice_t, unsigned);
__WP_API hipFuncGetAttribute(int *, hipFunction_attribute, hipFunction_t);
__WP_API hipGetFuncBySymbol(hipFunction_t *, const void *);
__WP_API hipModuleGetTexRef(textureReference **, hipModule_t, const char *);
__WP_API hipModuleLaunchCooperativeKernel(hipFunction_t, unsigned, unsigned, unsigned, unsigned,
                                          unsigned, unsigned, unsigned, hipStream_t, void **);
__WP_API hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams *, unsigned,
                                                     unsigned);
__WP_API hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *, int, unsigned);
__WP_API hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *, int, unsigned);
__WP_API hipModuleOccupancyMaxPotentialBlockSize(int *, int *, hipFunction_t, size_t, int);
__WP_API hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, hipFunction_t, size_t,
                                                          int, unsigned);
__WP_API hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *, hipFunction_t, int, size_t);
__WP_API hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, hipFunction_t, int,
                                                                     size_t, unsigned);
__WP_API hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t,
                                                               unsigned __WP_OR(0));
__WP_API hipSetupArgument(const void *, size_t, size_t);
__WP_API hipLaunchByPtr(const void *);
__WP_API hipDrvMemcpy2DUnaligned(const hip_Memcpy2D *);
__WP_API hipGetChannelDesc(hipChannelFormatDesc *, hipArray_const_t);
__WP_API hipGetTextureObjectResourceDesc(hipResourceDesc *, hipTextureObject_t);
__WP_API hipGetTextureObjectResourceViewDesc(hipResourceViewDesc *, hipTextureObject_t);
__WP_API hipGetTextureObjectTextureDesc(hipTextureDesc *, hipTextureObject_t);
__WP_API hipTexObjectCreate(hipTextureObject_t *, const HIP_RESOURCE_DESC *,
                            const HIP_TEXTURE_DESC *, const HIP_RESOURCE_VIEW_DESC *);
__WP_API hipTexObjectDestroy(hipTextureObject_t);
__WP_API hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC *, hipTextureObject_t);
__WP_API hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC *, hipTextureObject_t);
__WP_API hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC *, hipTextureObject_t);
__WP_API hipMallocMipmappedArray(hipMipmappedArray_t *, const hipChannelFormatDesc *, hipExtent,
                                 unsigned, unsigned __WP_OR(0));
__WP_API hipFreeMipmappedArray(hipMipmappedArray_t);
__WP_API hipGetMipmappedArrayLevel(hipArray_t *, hipMipmappedArray_const_t, unsigned);
__WP_API hipMipmappedArrayCreate(hipMipmappedArray_t *, HIP_ARRAY3D_DESCRIPTOR *, unsigned);
__WP_API hipMipmappedArrayDestroy(hipMipmappedArray_t);
__WP_API hipMipmappedArrayGetLevel(hipArray_t *, hipMipmappedArray_t, unsigned);
__WP_API hipBindTextureToMipmappedArray(const textureReference *, hipMipmappedArray_const_t,
                                        const hipChannelFormatDesc *);
__WP_API hipGetTextureReference(const textureReference **, const void *);
__WP_API hipTexRefGetBorderColor(float *, const textureReference *);
__WP_API hipTexRefGetArray(hipArray_t *, const textureReference *);
__WP_API hipTexRefSetAddressMode(textureReference *, int, hipTextureAddressMode);
__WP_API hipTexRefSetArray(textureReference *, hipArray_const_t, unsigned);
__WP_API hipTexRefSetFilterMode(textureReference *, hipTextureFilterMode);
__WP_API hipTexRefSetFlags(textureReference *, unsigned);
__WP_API hipTexRefSetFormat(textureReference *, hipArray_Format, int);
__WP_API hipBindTexture(size_t *, const textureReference *, const void *,
                        const hipChannelFormatDesc *, size_t __WP_OR(2147483647));
__WP_API hipBindTexture2D(size_t *, const textureReference *, const void *,
                          const hipChannelFormatDesc *, size_t, size_t, size_t);
__WP_API hipBindTextureToArray(const textureReference *, hipArray_const_t,
                               const hipChannelFormatDesc *);
__WP_API hipGetTextureAlignmentOffset(size_t *, const textureReference *);
__WP_API hipUnbindTexture(const textureReference *);
__WP_API hipTexRefGetAddress(hipDeviceptr_t *, const textureReference *);
__WP_API hipTexRefGetAddressMode(hipTextureAddressMode *, const textureReference *, int);
__WP_API hipTexRefGetFilterMode(hipTextureFilterMode *, const textureReference *);
__WP_API hipTexRefGetFlags(unsigned *, const textureReference *);
__WP_API hipTexRefGetFormat(hipArray_Format *, int *, const textureReference *);
__WP_API hipTexRefGetMaxAnisotropy(int *, const textureReference *);
__WP_API hipTexRefGetMipmapFilterMode(hipTextureFilterMode *, const textureReference *);
__WP_API hipTexRefGetMipmapLevelBias(float *, const textureReference *);
__WP_API hipTexRefGetMipmapLevelClamp(float *, float *, const textureReference *);
__WP_API hipTexRefGetMipMappedArray(hipMipmappedArray_t *, const textureReference *);
__WP_API hipTexRefSetAddress(size_t *, textureReference *, hipDeviceptr_t, size_t);
__WP_API hipTexRefSetAddress2D(textureReference *, const HIP_ARRAY_DESCRIPTOR *, hipDeviceptr_t,
                               size_t);
__WP_API hipTexRefSetMaxAnisotropy(textureReference *, unsigned);
__WP_API hipTexRefSetBorderColor(textureReference *, float *);
__WP_API hipTexRefSetMipmapFilterMode(textureReference *, hipTextureFilterMode);
__WP_API hipTexRefSetMipmapLevelBias(textureReference *, float);
__WP_API hipTexRefSetMipmapLevelClamp(textureReference *, float, float);
__WP_API hipTexRefSetMipmappedArray(textureReference *, hipMipmappedArray *, unsigned);
__WP_C __host__ const char *hipApiName(uint32_t);
__WP_C __host__ const char *hipKernelNameRef(const hipFunction_t);
__WP_C __host__ const char *hipKernelNameRefByPtr(const void *, hipStream_t);
__WP_C __host__ int hipGetStreamDeviceId(hipStream_t);
__WP_API hipMemAddressFree(void *, size_t);
__WP_API hipMemAddressReserve(void **, size_t, size_t, void *, unsigned long long);
__WP_API hipMemCreate(hipMemGenericAllocationHandle_t *, size_t, const hipMemAllocationProp *,
                      unsigned long long);
__WP_API hipMemExportToShareableHandle(void *, hipMemGenericAllocationHandle_t,
                                       hipMemAllocationHandleType, unsigned long long);
__WP_API hipMemGetAccess(unsigned long long *, const hipMemLocation *, void *);
__WP_API hipMemGetAllocationGranularity(size_t *, const hipMemAllocationProp *,
                                        hipMemAllocationGranularity_flags);
__WP_API hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp *,
                                                 hipMemGenericAllocationHandle_t);
__WP_API hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *, void *,
                                         hipMemAllocationHandleType);
__WP_API hipMemMap(void *, size_t, size_t, hipMemGenericAllocationHandle_t, unsigned long long);
__WP_API hipMemMapArrayAsync(hipArrayMapInfo *, unsigned, hipStream_t);
__WP_API hipMemRelease(hipMemGenericAllocationHandle_t);
__WP_API hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *, void *);
__WP_API hipMemSetAccess(void *, size_t, const hipMemAccessDesc *, size_t);
__WP_API hipMemUnmap(void *, size_t);
__WP_API hipGraphicsSubResourceGetMappedArray(hipArray_t *, hipGraphicsResource_t, unsigned,
                                              unsigned);
#undef __WP_API

#endif
