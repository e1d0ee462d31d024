// What the CUDA runtime's arrays need, memory that pools share, and copies in batches.
#ifndef WARPPROOF_RUNTIME_MEMORY_H
#define WARPPROOF_RUNTIME_MEMORY_H
#pragma clang system_header
#include <warpproof/runtime/types.h>

struct cudaArraySparseProperties {
  struct { unsigned width, height, depth; } tileExtent;
  unsigned miptailFirstLevel;
  unsigned long long miptailSize;
  unsigned flags, reserved[4];
};
struct cudaArrayMemoryRequirements { size_t size, alignment; unsigned reserved[4]; };
struct cudaMemPoolPtrExportData { unsigned char reserved[64]; };
enum cudaMemcpyFlags { cudaMemcpyFlagDefault, cudaMemcpyFlagPreferOverlapWithCompute };
enum cudaMemcpySrcAccessOrder {
  cudaMemcpySrcAccessOrderInvalid, cudaMemcpySrcAccessOrderStream,
  cudaMemcpySrcAccessOrderDuringApiCall, cudaMemcpySrcAccessOrderAny,
  cudaMemcpySrcAccessOrderMax = 0x7fffffff
};
struct cudaMemcpyAttributes {
  cudaMemcpySrcAccessOrder srcAccessOrder;
  cudaMemLocation srcLocHint, dstLocHint;
  unsigned flags;
};
enum cudaMemcpy3DOperandType {
  cudaMemcpyOperandTypePointer = 1, cudaMemcpyOperandTypeArray,
  cudaMemcpyOperandTypeMax = 0x7fffffff
};
struct cudaOffset3D { size_t x, y, z; };
struct cudaMemcpy3DOperand {
  cudaMemcpy3DOperandType type;
  union {
    struct { void *ptr; size_t rowLength, layerHeight; cudaMemLocation locHint; } ptr;
    struct { cudaArray_t array; cudaOffset3D offset; } array;
  } op;
};
struct cudaMemcpy3DBatchOp {
  cudaMemcpy3DOperand src, dst;
  cudaExtent extent;
  cudaMemcpySrcAccessOrder srcAccessOrder;
  unsigned flags;
};
struct cudaMemFabricHandle_st { char reserved[64]; };
typedef struct cudaMemFabricHandle_st cudaMemFabricHandle_t;

#define __WP_API extern "C" __host__ cudaError_t
__WP_API cudaDeviceGetTexture1DLinearMaxWidth(size_t *, const cudaChannelFormatDesc *, int);
__WP_API cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned);
__WP_API cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *, cudaArray_t, int);
__WP_API cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *,
                                                 cudaMipmappedArray_t, int);
__WP_API cudaArrayGetSparseProperties(cudaArraySparseProperties *, cudaArray_t);
__WP_API cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *, cudaMipmappedArray_t);
__WP_API cudaMemcpy2DArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t,
                                  size_t, size_t, cudaMemcpyKind = cudaMemcpyDeviceToDevice);
__WP_API cudaMemcpyBatchAsync(void **, void **, size_t *, size_t, cudaMemcpyAttributes *,
                              size_t *, size_t, size_t *, cudaStream_t);
__WP_API cudaMemcpy3DBatchAsync(size_t, cudaMemcpy3DBatchOp *, size_t *, unsigned long long,
                                cudaStream_t);
__WP_API cudaMemPrefetchAsync_v2(const void *, size_t, cudaMemLocation, unsigned,
                                 cudaStream_t = 0);
__WP_API cudaMemAdvise_v2(const void *, size_t, cudaMemoryAdvise, cudaMemLocation);
__WP_API cudaMemRangeGetAttributes(void **, size_t *, cudaMemRangeAttribute *, size_t,
                                   const void *, size_t);
__WP_API cudaMemPoolGetAccess(cudaMemAccessFlags *, cudaMemPool_t, cudaMemLocation *);
__WP_API cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t, cudaMemAllocationHandleType,
                                            unsigned);
__WP_API cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *,
                                              cudaMemAllocationHandleType, unsigned);
__WP_API cudaMemPoolExportPointer(cudaMemPoolPtrExportData *, void *);
__WP_API cudaMemPoolImportPointer(void **, cudaMemPool_t, cudaMemPoolPtrExportData *);
__WP_API cudaGetTextureObjectTextureDesc(cudaTextureDesc *, cudaTextureObject_t);
__WP_API cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *, cudaTextureObject_t);
__WP_API cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *, cudaSurfaceObject_t);
#undef __WP_API

#endif
