// Memory and semaphores of other systems, for the CUDA runtime.
#ifndef WARPPROOF_RUNTIME_EXTERNAL_H
#define WARPPROOF_RUNTIME_EXTERNAL_H
#pragma clang system_header
#include <warpproof/runtime/types.h>

#define cudaSignalExternalSemaphoresAsync_v2 cudaSignalExternalSemaphoresAsync
#define cudaWaitExternalSemaphoresAsync_v2 cudaWaitExternalSemaphoresAsync
#define cudaExternalMemoryDedicated 0x1
#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync 0x02
#define cudaNvSciSyncAttrSignal 0x1
#define cudaNvSciSyncAttrWait 0x2

enum cudaExternalMemoryHandleType {
  cudaExternalMemoryHandleTypeOpaqueFd = 1, cudaExternalMemoryHandleTypeOpaqueWin32,
  cudaExternalMemoryHandleTypeOpaqueWin32Kmt, cudaExternalMemoryHandleTypeD3D12Heap,
  cudaExternalMemoryHandleTypeD3D12Resource, cudaExternalMemoryHandleTypeD3D11Resource,
  cudaExternalMemoryHandleTypeD3D11ResourceKmt, cudaExternalMemoryHandleTypeNvSciBuf
};
struct cudaExternalMemoryHandleDesc {
  enum cudaExternalMemoryHandleType type;
  union {
    int fd;
    struct { void *handle; const void *name; } win32;
    const void *nvSciBufObject;
  } handle;
  unsigned long long size;
  unsigned flags;
};
struct cudaExternalMemoryBufferDesc { unsigned long long offset, size; unsigned flags; };
struct cudaExternalMemoryMipmappedArrayDesc {
  unsigned long long offset;
  struct cudaChannelFormatDesc formatDesc;
  struct cudaExtent extent;
  unsigned flags, numLevels;
};
enum cudaExternalSemaphoreHandleType {
  cudaExternalSemaphoreHandleTypeOpaqueFd = 1, cudaExternalSemaphoreHandleTypeOpaqueWin32,
  cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt, cudaExternalSemaphoreHandleTypeD3D12Fence,
  cudaExternalSemaphoreHandleTypeD3D11Fence, cudaExternalSemaphoreHandleTypeNvSciSync,
  cudaExternalSemaphoreHandleTypeKeyedMutex, cudaExternalSemaphoreHandleTypeKeyedMutexKmt,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32
};
struct cudaExternalSemaphoreHandleDesc {
  enum cudaExternalSemaphoreHandleType type;
  union {
    int fd;
    struct { void *handle; const void *name; } win32;
    const void *nvSciSyncObj;
  } handle;
  unsigned flags;
};
struct cudaExternalSemaphoreSignalParams_v1 {
  struct {
    struct { unsigned long long value; } fence;
    union { void *fence; unsigned long long reserved; } nvSciSync;
    struct { unsigned long long key; } keyedMutex;
  } params;
  unsigned flags;
};
struct cudaExternalSemaphoreWaitParams_v1 {
  struct {
    struct { unsigned long long value; } fence;
    union { void *fence; unsigned long long reserved; } nvSciSync;
    struct { unsigned long long key; unsigned timeoutMs; } keyedMutex;
  } params;
  unsigned flags;
};
struct cudaExternalSemaphoreSignalParams {
  struct {
    struct { unsigned long long value; } fence;
    union { void *fence; unsigned long long reserved; } nvSciSync;
    struct { unsigned long long key; } keyedMutex;
    unsigned reserved[12];
  } params;
  unsigned flags, reserved[16];
};
struct cudaExternalSemaphoreWaitParams {
  struct {
    struct { unsigned long long value; } fence;
    union { void *fence; unsigned long long reserved; } nvSciSync;
    struct { unsigned long long key; unsigned timeoutMs; } keyedMutex;
    unsigned reserved[10];
  } params;
  unsigned flags, reserved[16];
};
struct cudaExternalSemaphoreSignalNodeParams {
  cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned numExtSems;
};
struct cudaExternalSemaphoreSignalNodeParamsV2 {
  cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned numExtSems;
};
struct cudaExternalSemaphoreWaitNodeParams {
  cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned numExtSems;
};
struct cudaExternalSemaphoreWaitNodeParamsV2 {
  cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned numExtSems;
};

#define __WP_API __WP_C __host__ cudaError_t
__WP_API cudaDeviceGetNvSciSyncAttributes(void *, int, int);
__WP_API cudaImportExternalMemory(cudaExternalMemory_t *,
                                  const struct cudaExternalMemoryHandleDesc *);
__WP_API cudaExternalMemoryGetMappedBuffer(void **, cudaExternalMemory_t,
                                           const struct cudaExternalMemoryBufferDesc *);
__WP_API cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *, cudaExternalMemory_t,
    const struct cudaExternalMemoryMipmappedArrayDesc *);
__WP_API cudaDestroyExternalMemory(cudaExternalMemory_t);
__WP_API cudaImportExternalSemaphore(cudaExternalSemaphore_t *,
                                     const struct cudaExternalSemaphoreHandleDesc *);
__WP_API cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *,
                                           const struct cudaExternalSemaphoreSignalParams *,
                                           unsigned, cudaStream_t __WP_OR(0));
__WP_API cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *,
                                         const struct cudaExternalSemaphoreWaitParams *, unsigned,
                                         cudaStream_t __WP_OR(0));
__WP_API cudaDestroyExternalSemaphore(cudaExternalSemaphore_t);
__WP_API cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, const struct cudaExternalSemaphoreSignalNodeParams *);
__WP_API cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t,
    struct cudaExternalSemaphoreSignalNodeParams *);
__WP_API cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t,
    const struct cudaExternalSemaphoreSignalNodeParams *);
__WP_API cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *, cudaGraph_t,
                                                const cudaGraphNode_t *, size_t,
                                                const struct cudaExternalSemaphoreWaitNodeParams *);
__WP_API cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t,
                                                      struct cudaExternalSemaphoreWaitNodeParams *);
__WP_API cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t,
    const struct cudaExternalSemaphoreWaitNodeParams *);
__WP_API cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
    const struct cudaExternalSemaphoreSignalNodeParams *);
__WP_API cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
    const struct cudaExternalSemaphoreWaitNodeParams *);
#undef __WP_API

#endif
