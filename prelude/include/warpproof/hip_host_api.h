// The host side of the HIP runtime: declarations.
#ifndef WARPPROOF_HIP_HOST_API_H
#define WARPPROOF_HIP_HOST_API_H
#pragma clang system_header

#include <warpproof/hip_runtime/functions.h>
#include <warpproof/hip_runtime/graph_nodes.h>
#include <warpproof/hip_runtime/templates.h>

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(x) x
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
#define hipLaunchKernelGGL(kernel, grid, block, bytes, stream, ...)                                \
  (kernel<<<(grid), (block), (bytes), (stream)>>>(__VA_ARGS__))

#endif
