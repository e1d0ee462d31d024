// The functions of the CUDA runtime that are templates: each calls one that is none.
#ifndef WARPPROOF_RUNTIME_TEMPLATES_H
#define WARPPROOF_RUNTIME_TEMPLATES_H
#pragma clang system_header
// As the toolkit's own header does, by <utility>.
#if __has_include(<initializer_list>)
#include <initializer_list>
#endif
#include <warpproof/runtime/functions.h>
#include <warpproof/runtime/graph_nodes.h>
#include <warpproof/runtime/libraries.h>
#include <warpproof/runtime/makers.h>
#include <warpproof/runtime/memory.h>
#include <warpproof/textures.h>

#define __WP_API template <class __T> __WP_HOST cudaError_t

// Memory.
__WP_API cudaMalloc(__T **p, size_t n) { return cudaMalloc((void **)p, n); }
__WP_API cudaMallocHost(__T **p, size_t n, unsigned f = 0) {
  return cudaHostAlloc((void **)p, n, f);
}
__WP_API cudaMallocAsync(__T **p, size_t n, cudaStream_t s) {
  return cudaMallocAsync((void **)p, n, s);
}
__WP_API cudaMallocAsync(__T **p, size_t n, cudaMemPool_t pool, cudaStream_t s) {
  return cudaMallocFromPoolAsync((void **)p, n, pool, s);
}
__WP_API cudaMallocFromPoolAsync(__T **p, size_t n, cudaMemPool_t pool, cudaStream_t s) {
  return cudaMallocFromPoolAsync((void **)p, n, pool, s);
}
__WP_API cudaMallocManaged(__T **p, size_t n, unsigned f = cudaMemAttachGlobal) {
  return cudaMallocManaged((void **)p, n, f);
}
__WP_API cudaMallocPitch(__T **p, size_t *pitch, size_t w, size_t h) {
  return cudaMallocPitch((void **)p, pitch, w, h);
}
__WP_API cudaHostAlloc(__T **p, size_t n, unsigned f) { return cudaHostAlloc((void **)p, n, f); }
__WP_API cudaHostGetDevicePointer(__T **p, void *h, unsigned f) {
  return cudaHostGetDevicePointer((void **)p, h, f);
}
__WP_API cudaStreamAttachMemAsync(cudaStream_t s, __T *p, size_t n = 0,
                                  unsigned f = cudaMemAttachSingle) {
  return cudaStreamAttachMemAsync(s, (void *)p, n, f);
}

__WP_API cudaMemPrefetchAsync(const __T *p, size_t n, struct cudaMemLocation location,
                              unsigned flags, cudaStream_t s = 0) {
  return cudaMemPrefetchAsync_v2((const void *)p, n, location, flags, s);
}
__WP_API cudaMemAdvise(const __T *p, size_t n, enum cudaMemoryAdvise advice,
                       struct cudaMemLocation location) {
  return cudaMemAdvise_v2((const void *)p, n, advice, location);
}
__WP_API cudaMemcpyBatchAsync(__T *const *to, const __T *const *from, size_t *bytes, size_t n,
                              struct cudaMemcpyAttributes *attributes, size_t *indices,
                              size_t kinds, size_t *failed, cudaStream_t s) {
  return cudaMemcpyBatchAsync((void **)to, (void **)from, bytes, n, attributes, indices, kinds,
                              failed, s);
}
__WP_API cudaMemcpyBatchAsync(__T *const *to, const __T *const *from, size_t *bytes, size_t n,
                              struct cudaMemcpyAttributes attributes, size_t *failed,
                              cudaStream_t s) {
  size_t first = 0;
  return cudaMemcpyBatchAsync((void **)to, (void **)from, bytes, n, &attributes, &first, 1,
                              failed, s);
}

// Symbols.
__WP_API cudaMemcpyToSymbol(const __T &symbol, const void *from, size_t n, size_t offset = 0,
                            enum cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  return cudaMemcpyToSymbol((const void *)&symbol, from, n, offset, kind);
}
__WP_API cudaMemcpyToSymbolAsync(const __T &symbol, const void *from, size_t n, size_t offset = 0,
                                 enum cudaMemcpyKind kind = cudaMemcpyHostToDevice,
                                 cudaStream_t s = 0) {
  return cudaMemcpyToSymbolAsync((const void *)&symbol, from, n, offset, kind, s);
}
__WP_API cudaMemcpyFromSymbol(void *to, const __T &symbol, size_t n, size_t offset = 0,
                              enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  return cudaMemcpyFromSymbol(to, (const void *)&symbol, n, offset, kind);
}
__WP_API cudaMemcpyFromSymbolAsync(void *to, const __T &symbol, size_t n, size_t offset = 0,
                                   enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost,
                                   cudaStream_t s = 0) {
  return cudaMemcpyFromSymbolAsync(to, (const void *)&symbol, n, offset, kind, s);
}
__WP_API cudaGetSymbolAddress(void **p, const __T &symbol) {
  return cudaGetSymbolAddress(p, (const void *)&symbol);
}
__WP_API cudaGetSymbolAddress(__T **p, const __T &symbol) {
  return cudaGetSymbolAddress((void **)p, (const void *)&symbol);
}
__WP_API cudaGetSymbolSize(size_t *n, const __T &symbol) {
  return cudaGetSymbolSize(n, (const void *)&symbol);
}
__WP_API cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *node, cudaGraph_t graph,
                                        const cudaGraphNode_t *before, size_t count,
                                        const __T &symbol, const void *from, size_t n,
                                        size_t offset, enum cudaMemcpyKind kind) {
  return cudaGraphAddMemcpyNodeToSymbol(node, graph, before, count, (const void *)&symbol, from, n,
                                        offset, kind);
}
__WP_API cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *node, cudaGraph_t graph,
                                          const cudaGraphNode_t *before, size_t count, void *to,
                                          const __T &symbol, size_t n, size_t offset,
                                          enum cudaMemcpyKind kind) {
  return cudaGraphAddMemcpyNodeFromSymbol(node, graph, before, count, to, (const void *)&symbol, n,
                                          offset, kind);
}
__WP_API cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const __T &symbol,
                                              const void *from, size_t n, size_t offset,
                                              enum cudaMemcpyKind kind) {
  return cudaGraphMemcpyNodeSetParamsToSymbol(node, (const void *)&symbol, from, n, offset, kind);
}
__WP_API cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *to, const __T &symbol,
                                                size_t n, size_t offset,
                                                enum cudaMemcpyKind kind) {
  return cudaGraphMemcpyNodeSetParamsFromSymbol(node, to, (const void *)&symbol, n, offset, kind);
}
__WP_API cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                  const __T &symbol, const void *from, size_t n,
                                                  size_t offset, enum cudaMemcpyKind kind) {
  return cudaGraphExecMemcpyNodeSetParamsToSymbol(exec, node, (const void *)&symbol, from, n,
                                                  offset, kind);
}
__WP_API cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                    void *to, const __T &symbol, size_t n,
                                                    size_t offset, enum cudaMemcpyKind kind) {
  return cudaGraphExecMemcpyNodeSetParamsFromSymbol(exec, node, to, (const void *)&symbol, n,
                                                    offset, kind);
}
// The object is deleted by the runtime.
__WP_API cudaUserObjectCreate(cudaUserObject_t *object, __T *held, unsigned count,
                              unsigned flags) {
  return cudaUserObjectCreate(object, held, [](void *p) { delete (__T *)p; }, count, flags);
}

// Kernels.
__WP_API cudaFuncGetName(const char **name, __T *kernel) {
  return cudaFuncGetName(name, (const void *)kernel);
}
__WP_API cudaFuncGetParamInfo(__T *kernel, size_t index, size_t *offset, size_t *size) {
  return cudaFuncGetParamInfo((const void *)kernel, index, offset, size);
}
__WP_API cudaGetFuncBySymbol(cudaFunction_t *function, __T *kernel) {
  return cudaGetFuncBySymbol(function, (const void *)kernel);
}
__WP_API cudaGetKernel(cudaKernel_t *handle, __T *kernel) {
  return cudaGetKernel(handle, (const void *)kernel);
}
__WP_API cudaLibraryGetGlobal(__T **p, size_t *n, cudaLibrary_t library, const char *name) {
  return cudaLibraryGetGlobal((void **)p, n, library, name);
}
__WP_API cudaLibraryGetManaged(__T **p, size_t *n, cudaLibrary_t library, const char *name) {
  return cudaLibraryGetManaged((void **)p, n, library, name);
}
__WP_API cudaLibraryGetUnifiedFunction(__T **f, cudaLibrary_t library, const char *name) {
  return cudaLibraryGetUnifiedFunction((void **)f, library, name);
}
__WP_API cudaFuncSetAttribute(__T *kernel, enum cudaFuncAttribute attribute, int value) {
  return cudaFuncSetAttribute((const void *)kernel, attribute, value);
}
__WP_API cudaFuncSetCacheConfig(__T *kernel, enum cudaFuncCache config) {
  return cudaFuncSetCacheConfig((const void *)kernel, config);
}
__WP_API cudaFuncSetSharedMemConfig(__T *kernel, enum cudaSharedMemConfig config) {
  return cudaFuncSetSharedMemConfig((const void *)kernel, config);
}
__WP_API cudaFuncGetAttributes(struct cudaFuncAttributes *attributes, __T *kernel) {
  return cudaFuncGetAttributes(attributes, (const void *)kernel);
}
__WP_API cudaLaunchKernel(__T *kernel, dim3 grid, dim3 block, void **arguments, size_t bytes = 0,
                          cudaStream_t s = 0) {
  return cudaLaunchKernel((const void *)kernel, grid, block, arguments, bytes, s);
}
__WP_API cudaLaunchCooperativeKernel(__T *kernel, dim3 grid, dim3 block, void **arguments,
                                     size_t bytes = 0, cudaStream_t s = 0) {
  return cudaLaunchCooperativeKernel((const void *)kernel, grid, block, arguments, bytes, s);
}
__WP_API cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *n, __T kernel, int threads,
                                                       size_t bytes) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, (const void *)kernel, threads, bytes);
}
__WP_API cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *n, __T kernel, int threads,
                                                                size_t bytes, unsigned flags) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(n, (const void *)kernel, threads,
                                                                bytes, flags);
}
__WP_API cudaOccupancyMaxActiveClusters(int *n, __T *kernel, const cudaLaunchConfig_t *config) {
  // A copy: what it says of the launch stays known.
  cudaLaunchConfig_t asked = *config;
  return cudaOccupancyMaxActiveClusters(n, (const void *)kernel, &asked);
}
__WP_API cudaOccupancyMaxPotentialClusterSize(int *n, __T *kernel,
                                              const cudaLaunchConfig_t *config) {
  cudaLaunchConfig_t asked = *config;
  return cudaOccupancyMaxPotentialClusterSize(n, (const void *)kernel, &asked);
}
#undef __WP_API
extern "C" __host__ cudaError_t __wp_occupancy(int *blocks, int *threads, const void *kernel);
template <class __T>
__WP_HOST cudaError_t cudaOccupancyMaxPotentialBlockSize(int *blocks, int *threads, __T kernel,
                                                         size_t = 0, int = 0) {
  return __wp_occupancy(blocks, threads, (const void *)kernel);
}
template <class __T>
__WP_HOST cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *blocks, int *threads,
                                                                  __T kernel, size_t = 0, int = 0,
                                                                  unsigned = 0) {
  return __wp_occupancy(blocks, threads, (const void *)kernel);
}
template <class __F, class __T>
__WP_HOST cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *blocks, int *threads,
                                                                     __T kernel, __F bytes,
                                                                     int = 0) {
  // The function is asked about as many sizes as there may be.
  cudaError_t error = __wp_occupancy(blocks, threads, (const void *)kernel);
  while (__wp_goes_on()) {
    int tried;
    __wp_occupancy(blocks, &tried, (const void *)kernel);
    bytes(tried);
  }
  return error;
}
template <class __F, class __T>
__WP_HOST cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(
    int *blocks, int *threads, __T kernel, __F bytes, int most = 0, unsigned = 0) {
  return cudaOccupancyMaxPotentialBlockSizeVariableSMem(blocks, threads, kernel, bytes, most);
}
template <class... __P, class... __A>
__WP_HOST cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(__P...),
                                         __A &&...arguments) {
  // The parameters' values, at addresses.
  return [&](__P... values) {
    void *addresses[] = {(void *)&values..., nullptr};
    return cudaLaunchKernelExC(config, (const void *)kernel, addresses);
  }(static_cast<__A &&>(arguments)...);
}
__WP_HOST cudaError_t cudaEventCreate(cudaEvent_t *e, unsigned flags) {
  return cudaEventCreateWithFlags(e, flags);
}
// As until CUDA 11, with what it says of errors.
__WP_HOST cudaError_t cudaGraphInstantiate(cudaGraphExec_t *exec, cudaGraph_t graph,
                                           cudaGraphNode_t *, char *, size_t) {
  return cudaGraphInstantiate(exec, graph, 0ull);
}

// Textures.
#define __WP_HALF(NAME, Y, ZW)                                                                     \
  __WP_HOST cudaChannelFormatDesc NAME() {                                                         \
    return {16, Y, ZW, ZW, cudaChannelFormatKindFloat};                                            \
  }
__WP_HALF(cudaCreateChannelDescHalf, 0, 0)
__WP_HALF(cudaCreateChannelDescHalf1, 0, 0)
__WP_HALF(cudaCreateChannelDescHalf2, 16, 0)
__WP_HALF(cudaCreateChannelDescHalf4, 16, 16)
#undef __WP_HALF
template <class __T> __WP_HOST cudaChannelFormatDesc cudaCreateChannelDesc() {
  return __wp_channel_format<__T>();
}
#define __WP_TEXTURE                                                                               \
  template <class __T, int __D, enum cudaTextureReadMode __M> __WP_HOST cudaError_t
__WP_TEXTURE cudaBindTexture(size_t *offset, const texture<__T, __D, __M> &t, const void *p,
                             const cudaChannelFormatDesc &format, size_t n = 0xffffffff) {
  return cudaBindTexture(offset, (const textureReference *)&t, p, &format, n);
}
__WP_TEXTURE cudaBindTexture(size_t *offset, const texture<__T, __D, __M> &t, const void *p,
                             size_t n = 0xffffffff) {
  return cudaBindTexture(offset, (const textureReference *)&t, p, &t.channelDesc, n);
}
__WP_TEXTURE cudaBindTexture2D(size_t *offset, const texture<__T, __D, __M> &t, const void *p,
                               const cudaChannelFormatDesc &format, size_t w, size_t h,
                               size_t pitch) {
  return cudaBindTexture2D(offset, (const textureReference *)&t, p, &format, w, h, pitch);
}
__WP_TEXTURE cudaBindTexture2D(size_t *offset, const texture<__T, __D, __M> &t, const void *p,
                               size_t w, size_t h, size_t pitch) {
  return cudaBindTexture2D(offset, (const textureReference *)&t, p, &t.channelDesc, w, h, pitch);
}
__WP_TEXTURE cudaBindTextureToArray(const texture<__T, __D, __M> &t, cudaArray_const_t a,
                                    const cudaChannelFormatDesc &format) {
  return cudaBindTextureToArray((const textureReference *)&t, a, &format);
}
__WP_TEXTURE cudaBindTextureToArray(const texture<__T, __D, __M> &t, cudaArray_const_t a) {
  return cudaBindTextureToArray((const textureReference *)&t, a, &t.channelDesc);
}
__WP_TEXTURE cudaUnbindTexture(const texture<__T, __D, __M> &t) {
  return cudaUnbindTexture((const textureReference *)&t);
}
#undef __WP_TEXTURE
extern "C" __host__ cudaError_t __wp_bind_surface(const void *, cudaArray_const_t);
template <class __T, int __D>
__WP_HOST cudaError_t cudaBindSurfaceToArray(const surface<__T, __D> &s, cudaArray_const_t a) {
  return __wp_bind_surface((const void *)&s, a);
}

#endif
