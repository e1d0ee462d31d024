// Handles and descriptions of the driver API.
#ifndef WARPPROOF_DRIVER_TYPES_H
#define WARPPROOF_DRIVER_TYPES_H
#pragma clang system_header
#include <stddef.h>
#include <stdint.h>
#include <warpproof/driver/attributes.h>
#include <warpproof/driver/enums.h>
#include <warpproof/driver/errors.h>
#include <warpproof/runtime/device.h>

typedef uint32_t cuuint32_t;
typedef uint64_t cuuint64_t;
typedef unsigned long long CUdeviceptr_v2;
typedef CUdeviceptr_v2 CUdeviceptr;
typedef int CUdevice_v1;
typedef CUdevice_v1 CUdevice;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUlib_st *CUlibrary;
typedef struct CUkern_st *CUkernel;
typedef struct CUarray_st *CUarray;
typedef struct CUmipmappedArray_st *CUmipmappedArray;
typedef struct CUtexref_st *CUtexref;
typedef struct CUsurfref_st *CUsurfref;
typedef struct CUevent_st *CUevent;
typedef struct CUstream_st *CUstream;
typedef struct CUgraphicsResource_st *CUgraphicsResource;
typedef unsigned long long CUtexObject_v1;
typedef CUtexObject_v1 CUtexObject;
typedef unsigned long long CUsurfObject_v1;
typedef CUsurfObject_v1 CUsurfObject;
typedef struct CUextMemory_st *CUexternalMemory;
typedef struct CUextSemaphore_st *CUexternalSemaphore;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphNode_st *CUgraphNode;
typedef struct CUgraphExec_st *CUgraphExec;
typedef struct CUmemPoolHandle_st *CUmemoryPool;
typedef struct CUuserObject_st *CUuserObject;
typedef cuuint64_t CUgraphConditionalHandle;
typedef struct CUasyncCallbackEntry_st *CUasyncCallbackHandle;
typedef struct CUgreenCtx_st *CUgreenCtx;
typedef struct CUmemFabricHandle_st {
  unsigned char data[64];
} CUmemFabricHandle_v1, CUmemFabricHandle;
typedef struct CUipcEventHandle_st { char reserved[64]; } CUipcEventHandle_v1, CUipcEventHandle;
typedef struct CUipcMemHandle_st { char reserved[64]; } CUipcMemHandle_v1, CUipcMemHandle;
struct CUstreamMemOpWaitValueParams_st {
  CUstreamBatchMemOpType operation;
  CUdeviceptr address;
  union { cuuint32_t value; cuuint64_t value64; };
  unsigned flags;
  CUdeviceptr alias;
};
struct CUstreamMemOpWriteValueParams_st {
  CUstreamBatchMemOpType operation;
  CUdeviceptr address;
  union { cuuint32_t value; cuuint64_t value64; };
  unsigned flags;
  CUdeviceptr alias;
};
struct CUstreamMemOpFlushRemoteWritesParams_st {
  CUstreamBatchMemOpType operation;
  unsigned flags;
};
struct CUstreamMemOpMemoryBarrierParams_st { CUstreamBatchMemOpType operation; unsigned flags; };
typedef union CUstreamBatchMemOpParams_union {
  CUstreamBatchMemOpType operation;
  CUstreamMemOpWaitValueParams_st waitValue;
  CUstreamMemOpWriteValueParams_st writeValue;
  CUstreamMemOpFlushRemoteWritesParams_st flushRemoteWrites;
  CUstreamMemOpMemoryBarrierParams_st memoryBarrier;
  cuuint64_t pad[6];
} CUstreamBatchMemOpParams_v1, CUstreamBatchMemOpParams;
typedef struct CUasyncNotificationInfo_st {
  CUasyncNotificationType type;
  union {
    struct { unsigned long long bytesOverBudget; } overBudget;
  } info;
} CUasyncNotificationInfo;
typedef void (*CUasyncCallback)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle);
typedef struct CUdevprop_st {
  int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], sharedMemPerBlock,
    totalConstantMemory, SIMDWidth, memPitch, regsPerBlock, clockRate, textureAlign;
} CUdevprop_v1, CUdevprop;
typedef struct CUlinkState_st *CUlinkState;
typedef void (*CUhostFn)(void *);
typedef struct CUaccessPolicyWindow_st {
  void *base_ptr;
  size_t num_bytes;
  float hitRatio;
  CUaccessProperty hitProp, missProp;
} CUaccessPolicyWindow_v1, CUaccessPolicyWindow;
typedef struct CUgraphEdgeData_st {
  unsigned char from_port, to_port, type, reserved[5];
} CUgraphEdgeData;
typedef struct CUDA_GRAPH_INSTANTIATE_PARAMS_st {
  cuuint64_t flags;
  CUstream hUploadStream;
  CUgraphNode hErrNode_out;
  CUgraphInstantiateResult result_out;
} CUDA_GRAPH_INSTANTIATE_PARAMS;
typedef struct CUlaunchMemSyncDomainMap_st {
  unsigned char default_, remote;
} CUlaunchMemSyncDomainMap;
typedef union CUlaunchAttributeValue_union {
  char pad[64];
  CUaccessPolicyWindow accessPolicyWindow;
  int cooperative;
  CUsynchronizationPolicy syncPolicy;
  struct { unsigned x, y, z; } clusterDim;
  CUclusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct { CUevent event; int flags, triggerAtBlockStart; } programmaticEvent;
  struct { CUevent event; int flags; } launchCompletionEvent;
  int priority;
  CUlaunchMemSyncDomainMap memSyncDomainMap;
  CUlaunchMemSyncDomain memSyncDomain;
  struct { unsigned x, y, z; } preferredClusterDim;
  unsigned sharedMemCarveout;
} CUlaunchAttributeValue, CUkernelNodeAttrValue_v1, CUkernelNodeAttrValue, CUstreamAttrValue_v1,
    CUstreamAttrValue;
typedef struct CUlaunchAttribute_st {
  CUlaunchAttributeID id;
  char pad[4];
  CUlaunchAttributeValue value;
} CUlaunchAttribute;
typedef struct CUlaunchConfig_st {
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
  CUstream hStream;
  CUlaunchAttribute *attrs;
  unsigned numAttrs;
} CUlaunchConfig;
typedef struct CUexecAffinitySmCount_st {
  unsigned val;
} CUexecAffinitySmCount_v1, CUexecAffinitySmCount;
typedef struct CUexecAffinityParam_st {
  CUexecAffinityType type;
  union { CUexecAffinitySmCount smCount; } param;
} CUexecAffinityParam_v1, CUexecAffinityParam;
typedef struct CUctxCigParam_st { CUcigDataType sharedDataType; void *sharedData; } CUctxCigParam;
typedef struct CUctxCreateParams_st {
  CUexecAffinityParam *execAffinityParams;
  int numExecAffinityParams;
  CUctxCigParam *cigParams;
} CUctxCreateParams;
typedef struct CUlibraryHostUniversalFunctionAndDataTable_st {
  void *functionTable;
  size_t functionWindowSize;
  void *dataTable;
  size_t dataWindowSize;
} CUlibraryHostUniversalFunctionAndDataTable;
typedef void (*CUstreamCallback)(CUstream, CUresult, void *);
typedef size_t (*CUoccupancyB2DSize)(int);
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
} CUDA_MEMCPY2D_v2, CUDA_MEMCPY2D;
typedef struct CUDA_MEMCPY3D_st {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  void *reserved0;
  size_t srcPitch, srcHeight, dstXInBytes, dstY, dstZ, dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  void *reserved1;
  size_t dstPitch, dstHeight, WidthInBytes, Height, Depth;
} CUDA_MEMCPY3D_v2, CUDA_MEMCPY3D;
typedef struct CUDA_MEMCPY3D_PEER_st {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  CUcontext srcContext;
  size_t srcPitch, srcHeight, dstXInBytes, dstY, dstZ, dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  CUcontext dstContext;
  size_t dstPitch, dstHeight, WidthInBytes, Height, Depth;
} CUDA_MEMCPY3D_PEER_v1, CUDA_MEMCPY3D_PEER;
typedef struct CUDA_ARRAY_DESCRIPTOR_st {
  size_t Width, Height;
  CUarray_format Format;
  unsigned NumChannels;
} CUDA_ARRAY_DESCRIPTOR_v2, CUDA_ARRAY_DESCRIPTOR;
typedef struct CUDA_ARRAY3D_DESCRIPTOR_st {
  size_t Width, Height, Depth;
  CUarray_format Format;
  unsigned NumChannels, Flags;
} CUDA_ARRAY3D_DESCRIPTOR_v2, CUDA_ARRAY3D_DESCRIPTOR;
typedef struct CUDA_ARRAY_SPARSE_PROPERTIES_st {
  struct { unsigned width, height, depth; } tileExtent;
  unsigned miptailFirstLevel;
  unsigned long long miptailSize;
  unsigned flags, reserved[4];
} CUDA_ARRAY_SPARSE_PROPERTIES_v1, CUDA_ARRAY_SPARSE_PROPERTIES;
typedef struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st {
  size_t size, alignment;
  unsigned reserved[4];
} CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, CUDA_ARRAY_MEMORY_REQUIREMENTS;
typedef struct CUDA_RESOURCE_DESC_st {
  CUresourcetype resType;
  union {
    struct { CUarray hArray; } array;
    struct { CUmipmappedArray hMipmappedArray; } mipmap;
    struct {
      CUdeviceptr devPtr;
      CUarray_format format;
      unsigned numChannels;
      size_t sizeInBytes;
    } linear;
    struct {
      CUdeviceptr devPtr;
      CUarray_format format;
      unsigned numChannels;
      size_t width, height, pitchInBytes;
    } pitch2D;
    struct { int reserved[32]; } reserved;
  } res;
  unsigned flags;
} CUDA_RESOURCE_DESC_v1, CUDA_RESOURCE_DESC;
typedef struct CUDA_TEXTURE_DESC_st {
  CUaddress_mode addressMode[3];
  CUfilter_mode filterMode;
  unsigned flags, maxAnisotropy;
  CUfilter_mode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4];
  int reserved[12];
} CUDA_TEXTURE_DESC_v1, CUDA_TEXTURE_DESC;
typedef struct CUDA_RESOURCE_VIEW_DESC_st {
  CUresourceViewFormat format;
  size_t width, height, depth;
  unsigned firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer, reserved[16];
} CUDA_RESOURCE_VIEW_DESC_v1, CUDA_RESOURCE_VIEW_DESC;
typedef struct CUtensorMap_st { cuuint64_t opaque[16]; } CUtensorMap;
typedef struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st {
  unsigned long long p2pToken;
  unsigned vaSpaceToken;
} CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, CUDA_POINTER_ATTRIBUTE_P2P_TOKENS;
typedef struct CUDA_LAUNCH_PARAMS_st {
  CUfunction function;
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
  CUstream hStream;
  void **kernelParams;
} CUDA_LAUNCH_PARAMS_v1, CUDA_LAUNCH_PARAMS;
typedef struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st {
  CUexternalMemoryHandleType type;
  union {
    int fd;
    struct { void *handle; const void *name; } win32;
    const void *nvSciBufObject;
  } handle;
  unsigned long long size;
  unsigned flags, reserved[16];
} CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
typedef struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st {
  unsigned long long offset, size;
  unsigned flags, reserved[16];
} CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
typedef struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st {
  unsigned long long offset;
  CUDA_ARRAY3D_DESCRIPTOR arrayDesc;
  unsigned numLevels, reserved[16];
} CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
typedef struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st {
  CUexternalSemaphoreHandleType type;
  union {
    int fd;
    struct { void *handle; const void *name; } win32;
    const void *nvSciSyncObj;
  } handle;
  unsigned flags, reserved[16];
} CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
typedef struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st {
  struct {
    struct { unsigned long long value; } fence;
    union { void *fence; unsigned long long reserved; } nvSciSync;
    struct { unsigned long long key; } keyedMutex;
    unsigned reserved[12];
  } params;
  unsigned flags, reserved[16];
} CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
typedef struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st {
  struct {
    struct { unsigned long long value; } fence;
    union { void *fence; unsigned long long reserved; } nvSciSync;
    struct { unsigned long long key; unsigned timeoutMs; } keyedMutex;
    unsigned reserved[10];
  } params;
  unsigned flags, reserved[16];
} CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
typedef unsigned long long CUmemGenericAllocationHandle_v1;
typedef CUmemGenericAllocationHandle_v1 CUmemGenericAllocationHandle;
typedef struct CUarrayMapInfo_st {
  CUresourcetype resourceType;
  union { CUmipmappedArray mipmap; CUarray array; } resource;
  CUarraySparseSubresourceType subresourceType;
  union {
    struct {
      unsigned level, layer, offsetX, offsetY, offsetZ, extentWidth, extentHeight, extentDepth;
    } sparseLevel;
    struct { unsigned layer; unsigned long long offset, size; } miptail;
  } subresource;
  CUmemOperationType memOperationType;
  CUmemHandleType memHandleType;
  union { CUmemGenericAllocationHandle memHandle; } memHandle;
  unsigned long long offset;
  unsigned deviceBitMask, flags, reserved[2];
} CUarrayMapInfo_v1, CUarrayMapInfo;
typedef struct CUmemLocation_st {
  CUmemLocationType type;
  int id;
} CUmemLocation_v1, CUmemLocation;
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
} CUmemAllocationProp_v1, CUmemAllocationProp;
typedef struct CUmulticastObjectProp_st {
  unsigned numDevices;
  size_t size;
  unsigned long long handleTypes, flags;
} CUmulticastObjectProp_v1, CUmulticastObjectProp;
typedef struct CUmemAccessDesc_st {
  CUmemLocation location;
  CUmemAccess_flags flags;
} CUmemAccessDesc_v1, CUmemAccessDesc;
typedef struct CUgraphExecUpdateResultInfo_st {
  CUgraphExecUpdateResult result;
  CUgraphNode errorNode, errorFromNode;
} CUgraphExecUpdateResultInfo_v1, CUgraphExecUpdateResultInfo;
typedef struct CUmemPoolProps_st {
  CUmemAllocationType allocType;
  CUmemAllocationHandleType handleTypes;
  CUmemLocation location;
  void *win32SecurityAttributes;
  size_t maxSize;
  unsigned short usage;
  unsigned char reserved[54];
} CUmemPoolProps_v1, CUmemPoolProps;
typedef struct CUmemPoolPtrExportData_st {
  unsigned char reserved[64];
} CUmemPoolPtrExportData_v1, CUmemPoolPtrExportData;
typedef struct CUmemcpyAttributes_st {
  CUmemcpySrcAccessOrder srcAccessOrder;
  CUmemLocation srcLocHint, dstLocHint;
  unsigned flags;
} CUmemcpyAttributes_v1, CUmemcpyAttributes;
typedef struct CUoffset3D_st { size_t x, y, z; } CUoffset3D_v1, CUoffset3D;
typedef struct CUextent3D_st { size_t width, height, depth; } CUextent3D_v1, CUextent3D;
typedef struct CUmemcpy3DOperand_st {
  CUmemcpy3DOperandType type;
  union {
    struct { CUdeviceptr ptr; size_t rowLength, layerHeight; CUmemLocation locHint; } ptr;
    struct { CUarray array; CUoffset3D offset; } array;
  } op;
} CUmemcpy3DOperand_v1, CUmemcpy3DOperand;
typedef struct CUDA_MEMCPY3D_BATCH_OP_st {
  CUmemcpy3DOperand src, dst;
  CUextent3D extent;
  CUmemcpySrcAccessOrder srcAccessOrder;
  unsigned flags;
} CUDA_MEMCPY3D_BATCH_OP_v1, CUDA_MEMCPY3D_BATCH_OP;
typedef struct CUcheckpointLockArgs_st {
  unsigned timeoutMs, reserved0;
  cuuint64_t reserved1[7];
} CUcheckpointLockArgs;
typedef struct CUcheckpointCheckpointArgs_st {
  cuuint64_t reserved[8];
} CUcheckpointCheckpointArgs;
typedef struct CUcheckpointRestoreArgs_st { cuuint64_t reserved[8]; } CUcheckpointRestoreArgs;
typedef struct CUcheckpointUnlockArgs_st { cuuint64_t reserved[8]; } CUcheckpointUnlockArgs;
typedef struct CUmemDecompressParams_st {
  size_t srcNumBytes, dstNumBytes;
  cuuint32_t *dstActBytes;
  const void *src;
  void *dst;
  CUmemDecompressAlgorithm algo;
  unsigned char padding[20];
} CUmemDecompressParams;
typedef struct CUdevResourceDesc_st *CUdevResourceDesc;
typedef struct CUdevSmResource_st { unsigned smCount; } CUdevSmResource;
typedef struct CUdevResource_st {
  CUdevResourceType type;
  unsigned char _internal_padding[92];
  union { CUdevSmResource sm; unsigned char _oversize[48]; };
} CUdevResource_v1, CUdevResource;
typedef struct CUlogsCallbackEntry_st *CUlogsCallbackHandle;
typedef void (*CUlogsCallback)(void *, CUlogLevel, char *, size_t);
typedef unsigned int CUlogIterator;

#endif
