// What CUDA shares with OpenGL: declarations.
#pragma once
#pragma clang system_header
#include <warpproof/cuda.h>

enum cudaGLMapFlags { cudaGLMapFlagsNone, cudaGLMapFlagsReadOnly, cudaGLMapFlagsWriteDiscard };
enum cudaGLDeviceList {
  cudaGLDeviceListAll = 1,
  cudaGLDeviceListCurrentFrame,
  cudaGLDeviceListNextFrame
};
// The first arguments are GLuint and GLenum.
#define __WP_API extern "C" __host__ cudaError_t
__WP_API cudaGLGetDevices(unsigned *, int *, unsigned, enum cudaGLDeviceList);
__WP_API cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **, unsigned, unsigned);
__WP_API cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **, unsigned, unsigned, unsigned);
__WP_API cudaGLSetGLDevice(int);
__WP_API cudaGLRegisterBufferObject(unsigned);
__WP_API cudaGLUnregisterBufferObject(unsigned);
__WP_API cudaGLMapBufferObject(void **, unsigned);
__WP_API cudaGLUnmapBufferObject(unsigned);
#undef __WP_API
