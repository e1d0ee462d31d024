// threadIdx, blockIdx, blockDim, gridDim and warpSize.
#ifndef WARPPROOF_GEOMETRY_H
#define WARPPROOF_GEOMETRY_H
#pragma clang system_header
#include <warpproof/vector_types.h>

__WP_DECL unsigned __wp_lane_id();

#ifdef __HIP__

__WP_DECL unsigned __wp_thread_id(int dim);
__WP_DECL unsigned __wp_block_id(int dim);
__WP_DECL unsigned __wp_block_dim(int dim);
__WP_DECL unsigned __wp_grid_dim(int dim);

#define __WP_BUILTIN_VARIABLE(NAME, GET)                                                           \
  struct __wp_##NAME##_t {                                                                         \
    __declspec(property(get = __wp_x)) unsigned int x;                                             \
    __declspec(property(get = __wp_y)) unsigned int y;                                             \
    __declspec(property(get = __wp_z)) unsigned int z;                                             \
    static __WP_MEMBER unsigned __wp_x() { return GET(0); }                                        \
    static __WP_MEMBER unsigned __wp_y() { return GET(1); }                                        \
    static __WP_MEMBER unsigned __wp_z() { return GET(2); }                                        \
    __WP_MEMBER operator dim3() const { return dim3(x, y, z); }                                    \
    __WP_MEMBER operator uint3() const { return uint3{x, y, z}; }                                  \
  };                                                                                               \
  extern const __device__ __attribute__((weak)) __wp_##NAME##_t NAME;
__WP_BUILTIN_VARIABLE(threadIdx, __wp_thread_id)
__WP_BUILTIN_VARIABLE(blockIdx, __wp_block_id)
__WP_BUILTIN_VARIABLE(blockDim, __wp_block_dim)
__WP_BUILTIN_VARIABLE(gridDim, __wp_grid_dim)
#undef __WP_BUILTIN_VARIABLE

static constexpr int warpSize = __AMDGCN_WAVEFRONT_SIZE;

#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z

#else

// The header's `warpSize` is a device variable, which would be read from memory.
#define warpSize __wp_unused_warp_size
#include <__clang_cuda_builtin_vars.h>
#undef warpSize
static constexpr int warpSize = 32;

#define __WP_CONVERSIONS(NAME)                                                                     \
  __attribute__((device, always_inline, nodebug)) inline                                           \
  __cuda_builtin_##NAME##_t::operator dim3() const {                                               \
    return dim3(x, y, z);                                                                          \
  }                                                                                                \
  __attribute__((device, always_inline, nodebug)) inline                                           \
  __cuda_builtin_##NAME##_t::operator uint3() const {                                              \
    return uint3{x, y, z};                                                                         \
  }
__WP_CONVERSIONS(threadIdx)
__WP_CONVERSIONS(blockIdx)
__WP_CONVERSIONS(blockDim)
__WP_CONVERSIONS(gridDim)
#undef __WP_CONVERSIONS

#endif
#endif
