// The version of CUDA that programs see, where nothing else is asked for by --cuda-version.
#ifndef WARPPROOF_CUDA_VERSION_H
#define WARPPROOF_CUDA_VERSION_H
#pragma clang system_header

#ifndef WARPPROOF_CUDA_MAJOR
#define WARPPROOF_CUDA_MAJOR 12
#define WARPPROOF_CUDA_MINOR 9
#endif

#define CUDA_VERSION (WARPPROOF_CUDA_MAJOR * 1000 + WARPPROOF_CUDA_MINOR * 10)
#define CUDART_VERSION CUDA_VERSION

#endif
