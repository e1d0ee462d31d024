// What else the CUDA runtime says of devices, streams and events.
#ifndef WARPPROOF_RUNTIME_OTHER_H
#define WARPPROOF_RUNTIME_OTHER_H
#pragma clang system_header
#include <warpproof/runtime/types.h>

enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
enum cudaGraphicsRegisterFlags {
  cudaGraphicsRegisterFlagsNone, cudaGraphicsRegisterFlagsReadOnly,
  cudaGraphicsRegisterFlagsWriteDiscard, cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
  cudaGraphicsRegisterFlagsTextureGather = 8
};
enum cudaGraphicsMapFlags {
  cudaGraphicsMapFlagsNone, cudaGraphicsMapFlagsReadOnly, cudaGraphicsMapFlagsWriteDiscard
};
enum cudaGraphicsCubeFace {
  cudaGraphicsCubeFacePositiveX, cudaGraphicsCubeFaceNegativeX, cudaGraphicsCubeFacePositiveY,
  cudaGraphicsCubeFaceNegativeY, cudaGraphicsCubeFacePositiveZ, cudaGraphicsCubeFaceNegativeZ
};
enum cudaFlushGPUDirectRDMAWritesOptions {
  cudaFlushGPUDirectRDMAWritesOptionHost = 1, cudaFlushGPUDirectRDMAWritesOptionMemOps
};
enum cudaGPUDirectRDMAWritesOrdering {
  cudaGPUDirectRDMAWritesOrderingNone, cudaGPUDirectRDMAWritesOrderingOwner = 100,
  cudaGPUDirectRDMAWritesOrderingAllDevices = 200
};
enum cudaFlushGPUDirectRDMAWritesScope {
  cudaFlushGPUDirectRDMAWritesToOwner = 100, cudaFlushGPUDirectRDMAWritesToAllDevices = 200
};
enum cudaFlushGPUDirectRDMAWritesTarget { cudaFlushGPUDirectRDMAWritesTargetCurrentDevice };
enum cudaCGScope { cudaCGScopeInvalid, cudaCGScopeGrid, cudaCGScopeMultiGrid };
enum cudaDeviceNumaConfig { cudaDeviceNumaConfigNone, cudaDeviceNumaConfigNumaNode };
typedef struct cudaAsyncCallbackEntry *cudaAsyncCallbackHandle_t;
enum cudaAsyncNotificationType_enum { cudaAsyncNotificationTypeOverBudget = 1 };
typedef enum cudaAsyncNotificationType_enum cudaAsyncNotificationType;
struct cudaAsyncNotificationInfo {
  cudaAsyncNotificationType type;
  union {
    struct { unsigned long long bytesOverBudget; } overBudget;
  } info;
};
typedef struct cudaAsyncNotificationInfo cudaAsyncNotificationInfo_t;
typedef void (*cudaAsyncCallback)(cudaAsyncNotificationInfo_t *, void *,
                                  cudaAsyncCallbackHandle_t);

#define __WP_API __WP_C __host__ cudaError_t
__WP_API cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget,
                                            enum cudaFlushGPUDirectRDMAWritesScope);
__WP_API cudaDeviceRegisterAsyncNotification(int, cudaAsyncCallback, void *,
                                             cudaAsyncCallbackHandle_t *);
__WP_API cudaDeviceUnregisterAsyncNotification(int, cudaAsyncCallbackHandle_t);
__WP_API cudaThreadGetCacheConfig(enum cudaFuncCache *);
__WP_API cudaGetDeviceProperties_v2(struct cudaDeviceProp *, int);
__WP_API cudaStreamGetId(cudaStream_t, unsigned long long *);
__WP_API cudaStreamGetDevice(cudaStream_t, int *);
__WP_API cudaStreamCopyAttributes(cudaStream_t, cudaStream_t);
__WP_API cudaEventElapsedTime_v2(float *, cudaEvent_t, cudaEvent_t);
__WP_API cudaSetDoubleForDevice(double *);
__WP_API cudaSetDoubleForHost(double *);
__WP_API cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *,
                                                     cudaGraphicsResource_t);
#undef __WP_API

#endif
