// What hipcc includes in every HIP file: this header is forced in before the first line.
#ifndef WARPPROOF_HIP_H
#define WARPPROOF_HIP_H
#pragma clang system_header

#define __HIPCC__ 1
#define __HIP_PLATFORM_AMD__ 1
#define __HIP_PLATFORM_HCC__ 1

#include <warpproof/base.h>
#include <warpproof/vector_types.h>
#include <warpproof/geometry.h>
#include <warpproof/synchronization.h>
#include <warpproof/math.h>
#include <warpproof/intrinsics.h>
#include <warpproof/atomics.h>
#include <warpproof/warp.h>
#include <warpproof/memory.h>
#include <warpproof/textures.h>
#include <warpproof/hip_textures.h>
#include <warpproof/host_libc.h>
#include <warpproof/hip_host_api.h>
#include <warpproof/hip_vectors.h>
#include <warpproof/annotations.h>
#include <assert.h>

#endif
