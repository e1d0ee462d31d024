// Memory and semaphores of other systems, for the HIP runtime.
#ifndef WARPPROOF_HIP_RUNTIME_EXTERNAL_H
#define WARPPROOF_HIP_RUNTIME_EXTERNAL_H
#pragma clang system_header
#include <warpproof/hip_runtime/types.h>

typedef enum hipExternalMemoryHandleType_enum {
  hipExternalMemoryHandleTypeOpaqueFd = 1, hipExternalMemoryHandleTypeOpaqueWin32,
  hipExternalMemoryHandleTypeOpaqueWin32Kmt, hipExternalMemoryHandleTypeD3D12Heap,
  hipExternalMemoryHandleTypeD3D12Resource, hipExternalMemoryHandleTypeD3D11Resource,
  hipExternalMemoryHandleTypeD3D11ResourceKmt, hipExternalMemoryHandleTypeNvSciBuf
} hipExternalMemoryHandleType;
typedef struct hipExternalMemoryHandleDesc_st {
  hipExternalMemoryHandleType type;
  union {
    int fd;
    struct { void *handle; const void *name; } win32;
    const void *nvSciBufObject;
  } handle;
  unsigned long long size;
  unsigned flags, reserved[16];
} hipExternalMemoryHandleDesc;
typedef struct hipExternalMemoryBufferDesc_st {
  unsigned long long offset, size;
  unsigned flags, reserved[16];
} hipExternalMemoryBufferDesc;
typedef struct hipExternalMemoryMipmappedArrayDesc_st {
  unsigned long long offset;
  hipChannelFormatDesc formatDesc;
  hipExtent extent;
  unsigned flags, numLevels;
} hipExternalMemoryMipmappedArrayDesc;
typedef void *hipExternalMemory_t;
typedef enum hipExternalSemaphoreHandleType_enum {
  hipExternalSemaphoreHandleTypeOpaqueFd = 1, hipExternalSemaphoreHandleTypeOpaqueWin32,
  hipExternalSemaphoreHandleTypeOpaqueWin32Kmt, hipExternalSemaphoreHandleTypeD3D12Fence,
  hipExternalSemaphoreHandleTypeD3D11Fence, hipExternalSemaphoreHandleTypeNvSciSync,
  hipExternalSemaphoreHandleTypeKeyedMutex, hipExternalSemaphoreHandleTypeKeyedMutexKmt,
  hipExternalSemaphoreHandleTypeTimelineSemaphoreFd,
  hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32
} hipExternalSemaphoreHandleType;
typedef struct hipExternalSemaphoreHandleDesc_st {
  hipExternalSemaphoreHandleType type;
  union {
    int fd;
    struct { void *handle; const void *name; } win32;
    const void *NvSciSyncObj;
  } handle;
  unsigned flags, reserved[16];
} hipExternalSemaphoreHandleDesc;
typedef void *hipExternalSemaphore_t;
typedef struct hipExternalSemaphoreSignalParams_st {
  struct {
    struct { unsigned long long value; } fence;
    union { void *fence; unsigned long long reserved; } nvSciSync;
    struct { unsigned long long key; } keyedMutex;
    unsigned reserved[12];
  } params;
  unsigned flags, reserved[16];
} hipExternalSemaphoreSignalParams;
typedef struct hipExternalSemaphoreWaitParams_st {
  struct {
    struct { unsigned long long value; } fence;
    union { void *fence; unsigned long long reserved; } nvSciSync;
    struct { unsigned long long key; unsigned timeoutMs; } keyedMutex;
    unsigned reserved[10];
  } params;
  unsigned flags, reserved[16];
} hipExternalSemaphoreWaitParams;
typedef struct hipExternalSemaphoreSignalNodeParams {
  hipExternalSemaphore_t *extSemArray;
  const hipExternalSemaphoreSignalParams *paramsArray;
  unsigned numExtSems;
} hipExternalSemaphoreSignalNodeParams;
typedef struct hipExternalSemaphoreWaitNodeParams {
  hipExternalSemaphore_t *extSemArray;
  const hipExternalSemaphoreWaitParams *paramsArray;
  unsigned numExtSems;
} hipExternalSemaphoreWaitNodeParams;

#define __WP_API __WP_C __host__ hipError_t
__WP_API hipImportExternalSemaphore(hipExternalSemaphore_t *,
                                    const hipExternalSemaphoreHandleDesc *);
__WP_API hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *,
                                          const hipExternalSemaphoreSignalParams *, unsigned,
                                          hipStream_t);
__WP_API hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *,
                                        const hipExternalSemaphoreWaitParams *, unsigned,
                                        hipStream_t);
__WP_API hipDestroyExternalSemaphore(hipExternalSemaphore_t);
__WP_API hipImportExternalMemory(hipExternalMemory_t *, const hipExternalMemoryHandleDesc *);
__WP_API hipExternalMemoryGetMappedBuffer(void **, hipExternalMemory_t,
                                          const hipExternalMemoryBufferDesc *);
__WP_API hipDestroyExternalMemory(hipExternalMemory_t);
__WP_API hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *, hipExternalMemory_t,
                                                  const hipExternalMemoryMipmappedArrayDesc *);
__WP_API hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t *, hipGraph_t,
                                               const hipGraphNode_t *, size_t,
                                               const hipExternalSemaphoreWaitNodeParams *);
__WP_API hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t *, hipGraph_t,
                                                 const hipGraphNode_t *, size_t,
                                                 const hipExternalSemaphoreSignalNodeParams *);
__WP_API hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t,
    const hipExternalSemaphoreSignalNodeParams *);
__WP_API hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t,
                                                     const hipExternalSemaphoreWaitNodeParams *);
__WP_API hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t,
                                                       hipExternalSemaphoreSignalNodeParams *);
__WP_API hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t,
                                                     hipExternalSemaphoreWaitNodeParams *);
__WP_API hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    const hipExternalSemaphoreSignalNodeParams *);
__WP_API hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    const hipExternalSemaphoreWaitNodeParams *);
#undef __WP_API

#endif
