// What nvcc includes in every CUDA file: this header is forced in before the first line.
#ifndef WARPPROOF_CUDA_H
#define WARPPROOF_CUDA_H
#pragma clang system_header

#define __CUDACC__ 1
#define __NVCC__ 1
#include <warpproof/cuda_version.h>
#define __CUDACC_VER_MAJOR__ WARPPROOF_CUDA_MAJOR
#define __CUDACC_VER_MINOR__ WARPPROOF_CUDA_MINOR
#define __CUDACC_VER_BUILD__ 0
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1

#include <warpproof/base.h>
#include <warpproof/vector_types.h>
#include <warpproof/geometry.h>
#include <warpproof/synchronization.h>
#include <warpproof/math.h>
#include <warpproof/intrinsics.h>
#include <warpproof/simd.h>
#include <warpproof/atomics.h>
#include <warpproof/builtin_atomics.h>
#include <warpproof/warp.h>
#include <warpproof/clusters.h>
#include <warpproof/memory.h>
#include <warpproof/textures.h>
#include <warpproof/host_libc.h>
#include <warpproof/host_api.h>
#include <warpproof/annotations.h>
// Not nvcc's, but programs use assert without its header.
#include <assert.h>

#endif
