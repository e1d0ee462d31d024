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
  enum cudaMemcpySrcAccessOrder srcAccessOrder;
  struct cudaMemLocation srcLocHint, dstLocHint;
  unsigned flags;
};
enum cudaMemcpy3DOperandType {
  cudaMemcpyOperandTypePointer = 1, cudaMemcpyOperandTypeArray,
  cudaMemcpyOperandTypeMax = 0x7fffffff
};
struct cudaOffset3D { size_t x, y, z; };
struct cudaMemcpy3DOperand {
  enum cudaMemcpy3DOperandType type;
  union {
    struct { void *ptr; size_t rowLength, layerHeight; struct cudaMemLocation locHint; } ptr;
    struct { cudaArray_t array; struct cudaOffset3D offset; } array;
  } op;
};
struct cudaMemcpy3DBatchOp {
  struct cudaMemcpy3DOperand src, dst;
  struct cudaExtent extent;
  enum cudaMemcpySrcAccessOrder srcAccessOrder;
  unsigned flags;
};
struct cudaMemFabricHandle_st { char reserved[64]; };
typedef struct cudaMemFabricHandle_st cudaMemFabricHandle_t;

#define __WP_API __WP_C __host__ cudaError_t
__WP_API cudaDeviceGetTexture1DLinearMaxWidth(size_t *, const struct cudaChannelFormatDesc *, int);
__WP_API cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned);
__WP_API cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *, cudaArray_t, int);
__WP_API cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *,
                                                 cudaMipmappedArray_t, int);
__WP_API cudaArrayGetSparseProperties(struct cudaArraySparseProperties *, cudaArray_t);
__WP_API cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *,
                                               cudaMipmappedArray_t);
__WP_API cudaMemcpy2DArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t,
                                  size_t, size_t,
                                  enum cudaMemcpyKind __WP_OR(cudaMemcpyDeviceToDevice));
__WP_API cudaMemcpyBatchAsync(void **, void **, size_t *, size_t, struct cudaMemcpyAttributes *,
                              size_t *, size_t, size_t *, cudaStream_t);
__WP_API cudaMemcpy3DBatchAsync(size_t, struct cudaMemcpy3DBatchOp *, size_t *, unsigned long long,
                                cudaStream_t);
__WP_API cudaMemPrefetchAsync_v2(const void *, size_t, struct cudaMemLocation, unsigned,
                                 cudaStream_t __WP_OR(0));
__WP_API cudaMemAdvise_v2(const void *, size_t, enum cudaMemoryAdvise, struct cudaMemLocation);
__WP_API cudaMemRangeGetAttributes(void **, size_t *, enum cudaMemRangeAttribute *, size_t,
                                   const void *, size_t);
__WP_API cudaMemPoolGetAccess(enum cudaMemAccessFlags *, cudaMemPool_t, struct cudaMemLocation *);
__WP_API cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t, enum cudaMemAllocationHandleType,
                                            unsigned);
__WP_API cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *,
                                              enum cudaMemAllocationHandleType, unsigned);
__WP_API cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *, void *);
__WP_API cudaMemPoolImportPointer(void **, cudaMemPool_t, struct cudaMemPoolPtrExportData *);
__WP_API cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *, cudaTextureObject_t);
__WP_API cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *, cudaTextureObject_t);
__WP_API cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *, cudaSurfaceObject_t);
#undef __WP_API

#endif
