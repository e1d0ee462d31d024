// What is not included in every file: the launch as a function, where a program asks for it.
#pragma once
#pragma clang system_header
#if __has_include(<rocprim/rocprim.hpp>)
// ROCm's libraries rely on it.
#include <thread>
#endif
#ifdef HIP_TEMPLATE_KERNEL_LAUNCH
#include <warpproof/hip.h>
#undef hipLaunchKernelGGL
template <class... __P, class __F = void (*)(__P...)>
__WP_HOST void hipLaunchKernelGGL(__F kernel, const dim3 &grid, const dim3 &block, unsigned bytes,
                                  hipStream_t stream, __P... arguments) {
  kernel<<<grid, block, bytes, stream>>>(arguments...);
}
#endif
