// The functions of the HIP runtime that are templates: each calls one that is none.
#ifndef WARPPROOF_HIP_RUNTIME_TEMPLATES_H
#define WARPPROOF_HIP_RUNTIME_TEMPLATES_H
#pragma clang system_header
#include <warpproof/hip_runtime/functions.h>
#include <warpproof/hip_runtime/other.h>

#define __WP_API template <class __T> __WP_HOST hipError_t
__WP_API hipMalloc(__T **p, size_t n) { return hipMalloc((void **)p, n); }
__WP_API hipHostMalloc(__T **p, size_t n, unsigned f = 0) {
  return hipHostMalloc((void **)p, n, f);
}
__WP_API hipHostAlloc(__T **p, size_t n, unsigned f) { return hipHostAlloc((void **)p, n, f); }
__WP_API hipMallocHost(__T **p, size_t n) { return hipMallocHost((void **)p, n); }
__WP_API hipMallocManaged(__T **p, size_t n, unsigned f = hipMemAttachGlobal) {
  return hipMallocManaged((void **)p, n, f);
}
__WP_API hipMallocAsync(__T **p, size_t n, hipStream_t s) {
  return hipMallocAsync((void **)p, n, s);
}
__WP_API hipMallocPitch(__T **p, size_t *pitch, size_t w, size_t h) {
  return hipMallocPitch((void **)p, pitch, w, h);
}
__WP_API hipHostGetDevicePointer(__T **p, void *h, unsigned f) {
  return hipHostGetDevicePointer((void **)p, h, f);
}
__WP_API hipMemcpyToSymbol(const __T &symbol, const void *from, size_t n, size_t offset = 0,
                           enum hipMemcpyKind kind = hipMemcpyHostToDevice) {
  return hipMemcpyToSymbol((const void *)&symbol, from, n, offset, kind);
}
__WP_API hipMemcpyToSymbolAsync(const __T &symbol, const void *from, size_t n, size_t offset,
                                enum hipMemcpyKind kind, hipStream_t s = 0) {
  return hipMemcpyToSymbolAsync((const void *)&symbol, from, n, offset, kind, s);
}
__WP_API hipMemcpyFromSymbolAsync(void *to, const __T &symbol, size_t n, size_t offset,
                                  enum hipMemcpyKind kind, hipStream_t s = 0) {
  return hipMemcpyFromSymbolAsync(to, (const void *)&symbol, n, offset, kind, s);
}
__WP_API hipMemcpyFromSymbol(void *to, const __T &symbol, size_t n, size_t offset = 0,
                             enum hipMemcpyKind kind = hipMemcpyDeviceToHost) {
  return hipMemcpyFromSymbol(to, (const void *)&symbol, n, offset, kind);
}
__WP_API hipGetSymbolAddress(void **p, const __T &symbol) {
  return hipGetSymbolAddress(p, (const void *)&symbol);
}
__WP_API hipGetSymbolSize(size_t *n, const __T &symbol) {
  return hipGetSymbolSize(n, (const void *)&symbol);
}
__WP_API hipFuncSetAttribute(__T *kernel, enum hipFuncAttribute attribute, int value) {
  return hipFuncSetAttribute((const void *)kernel, attribute, value);
}
__WP_API hipFuncSetSharedMemConfig(__T *kernel, hipSharedMemConfig config) {
  return hipFuncSetSharedMemConfig((const void *)kernel, config);
}
__WP_API hipGetFuncBySymbol(hipFunction_t *function, __T *kernel) {
  return hipGetFuncBySymbol(function, (const void *)kernel);
}
__WP_API hipFuncSetCacheConfig(__T *kernel, enum hipFuncCache_t config) {
  return hipFuncSetCacheConfig((const void *)kernel, config);
}
__WP_API hipFuncGetAttributes(struct hipFuncAttributes *attributes, __T *kernel) {
  return hipFuncGetAttributes(attributes, (const void *)kernel);
}
__WP_API hipLaunchCooperativeKernel(__T *kernel, dim3 grid, dim3 block, void **arguments,
                                    unsigned bytes = 0, hipStream_t s = 0) {
  return hipLaunchCooperativeKernel((const void *)kernel, grid, block, arguments, bytes, s);
}
__WP_API hipOccupancyMaxActiveBlocksPerMultiprocessor(int *n, __T kernel, int threads,
                                                      size_t bytes = 0) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessor(n, (const void *)kernel, threads, bytes);
}
#undef __WP_API
extern "C" __host__ hipError_t __wp_occupancy(int *blocks, int *threads, const void *kernel);
template <class __T>
__WP_HOST hipError_t hipOccupancyMaxPotentialBlockSize(int *blocks, int *threads, __T kernel,
                                                       size_t = 0, int = 0) {
  return __wp_occupancy(blocks, threads, (const void *)kernel);
}
__WP_HOST hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w,
                                                    hipChannelFormatKind f) {
  return {x, y, z, w, f};
}
template <class __T> __WP_HOST hipChannelFormatDesc hipCreateChannelDesc() {
  return __wp_channel_format<__T>();
}
__WP_HOST hipExtent make_hipExtent(size_t w, size_t h, size_t d) { return {w, h, d}; }
__WP_HOST hipPos make_hipPos(size_t x, size_t y, size_t z) { return {x, y, z}; }
__WP_HOST hipPitchedPtr make_hipPitchedPtr(void *p, size_t pitch, size_t x, size_t y) {
  return {p, pitch, x, y};
}

#endif
