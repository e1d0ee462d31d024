// Functions of the CUDA runtime on the device; dynamic parallelism has no model.
#ifndef WARPPROOF_RUNTIME_ON_DEVICE_H
#define WARPPROOF_RUNTIME_ON_DEVICE_H
#pragma clang system_header
#include <warpproof/runtime/functions.h>
#include <warpproof/runtime/graph_nodes.h>

__WP_DEV cudaError_t cudaGetLastError() { return cudaSuccess; }
__WP_DEV cudaError_t cudaPeekAtLastError() { return cudaSuccess; }
__WP_DEV const char *cudaGetErrorString(cudaError_t) { return ""; }
#define __WP_ON_DEVICE(NAME, ...)                                                                  \
  __WP_DEV cudaError_t NAME(__VA_ARGS__) {                                                         \
    __wp_unsupported(#NAME " on the device");                                                      \
    return cudaSuccess;                                                                            \
  }
__WP_ON_DEVICE(cudaDeviceSynchronize)
__WP_ON_DEVICE(cudaDeviceGetAttribute, int *, cudaDeviceAttr, int)
__WP_ON_DEVICE(cudaGetDevice, int *)
__WP_ON_DEVICE(cudaGetDeviceCount, int *)
__WP_ON_DEVICE(cudaStreamCreateWithFlags, cudaStream_t *, unsigned)
__WP_ON_DEVICE(cudaStreamDestroy, cudaStream_t)
__WP_ON_DEVICE(cudaStreamWaitEvent, cudaStream_t, cudaEvent_t, unsigned = 0)
__WP_ON_DEVICE(cudaEventCreateWithFlags, cudaEvent_t *, unsigned)
__WP_ON_DEVICE(cudaEventRecord, cudaEvent_t, cudaStream_t = 0)
__WP_ON_DEVICE(cudaEventDestroy, cudaEvent_t)
__WP_ON_DEVICE(cudaMalloc, void **, size_t)
__WP_ON_DEVICE(cudaFree, void *)
__WP_ON_DEVICE(cudaMemcpyAsync, void *, const void *, size_t, cudaMemcpyKind, cudaStream_t = 0)
__WP_ON_DEVICE(cudaMemsetAsync, void *, int, size_t, cudaStream_t = 0)
#undef __WP_ON_DEVICE
// How often the graph of a conditional node runs is of no account.
__WP_DEV void cudaGraphSetConditional(cudaGraphConditionalHandle, unsigned) {}

#endif
