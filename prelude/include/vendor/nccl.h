// NCCL: declarations.
#pragma once
#pragma clang system_header
#include <warpproof/cuda.h>

#define NCCL_MAJOR 2
#define NCCL_MINOR 22
#define NCCL_VERSION_CODE 22203
#define NCCL_UNIQUE_ID_BYTES 128
typedef struct ncclComm *ncclComm_t;
typedef struct { char internal[NCCL_UNIQUE_ID_BYTES]; } ncclUniqueId;
typedef enum {
  ncclSuccess,
  ncclUnhandledCudaError,
  ncclSystemError,
  ncclInternalError,
  ncclInvalidArgument,
  ncclInvalidUsage,
  ncclRemoteError,
  ncclInProgress,
  ncclNumResults
} ncclResult_t;
typedef enum { ncclSum, ncclProd, ncclMax, ncclMin, ncclAvg, ncclNumOps } ncclRedOp_t;
typedef enum {
  ncclInt8 = 0,
  ncclChar = 0,
  ncclUint8 = 1,
  ncclInt32 = 2,
  ncclInt = 2,
  ncclUint32 = 3,
  ncclInt64 = 4,
  ncclUint64 = 5,
  ncclFloat16 = 6,
  ncclHalf = 6,
  ncclFloat32 = 7,
  ncclFloat = 7,
  ncclFloat64 = 8,
  ncclDouble = 8,
  ncclBfloat16 = 9,
  ncclNumTypes = 10
} ncclDataType_t;

#define __WP_API extern "C" __host__ ncclResult_t
__WP_API ncclGetVersion(int *);
__WP_API ncclGetUniqueId(ncclUniqueId *);
__WP_API ncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
__WP_API ncclCommInitAll(ncclComm_t *, int, const int *);
__WP_API ncclCommDestroy(ncclComm_t);
__WP_API ncclCommFinalize(ncclComm_t);
__WP_API ncclCommAbort(ncclComm_t);
__WP_API ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, void *);
__WP_API ncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
__WP_API ncclCommCount(const ncclComm_t, int *);
__WP_API ncclCommUserRank(const ncclComm_t, int *);
__WP_API ncclCommCuDevice(const ncclComm_t, int *);
__WP_API ncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t,
                    cudaStream_t);
__WP_API ncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t,
                       cudaStream_t);
__WP_API ncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
__WP_API ncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t,
                       cudaStream_t);
__WP_API ncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t,
                           cudaStream_t);
__WP_API ncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
__WP_API ncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
__WP_API ncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
__WP_API ncclGroupStart();
__WP_API ncclGroupEnd();
#undef __WP_API
extern "C" __host__ const char *ncclGetErrorString(ncclResult_t);
extern "C" __host__ const char *ncclGetLastError(ncclComm_t);
