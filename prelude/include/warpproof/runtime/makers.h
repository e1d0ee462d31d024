// Functions that fill in structures of the CUDA runtime.
#ifndef WARPPROOF_RUNTIME_MAKERS_H
#define WARPPROOF_RUNTIME_MAKERS_H
#pragma clang system_header
#include <warpproof/runtime/types.h>

__WP_HOST struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
                                                             enum cudaChannelFormatKind f) {
  struct cudaChannelFormatDesc desc = {x, y, z, w, f};
  return desc;
}
__WP_HOST struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) {
  struct cudaExtent extent = {w, h, d};
  return extent;
}
__WP_HOST struct cudaPos make_cudaPos(size_t x, size_t y, size_t z) {
  struct cudaPos position = {x, y, z};
  return position;
}
__WP_HOST struct cudaPitchedPtr make_cudaPitchedPtr(void *p, size_t pitch, size_t x, size_t y) {
  struct cudaPitchedPtr pointer = {p, pitch, x, y};
  return pointer;
}

#endif
