// What HIP shares with OpenGL: declarations.
#pragma once
#pragma clang system_header
#include <warpproof/hip.h>

enum hipGLDeviceList { hipGLDeviceListAll = 1, hipGLDeviceListCurrentFrame };
// The first arguments are GLuint and GLenum.
extern "C" __host__ hipError_t hipGLGetDevices(unsigned *, int *, unsigned, hipGLDeviceList);
extern "C" __host__ hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource_t *, unsigned,
                                                           unsigned);
