// What is added to the headers of a toolkit where they are in place of ours.
#pragma once
#pragma clang system_header
#include "../../warpproof/cached.h"

// What nvcc's implicit headers include for the host, and clang's do not.
#include <math.h>
#include <time.h>
// Clang's headers have them for the device alone.
#define __WP_EXTREMES static inline __host__ __attribute__((always_inline, nodebug))
#include "../../warpproof/extremes.h"

// CUB marks its calls where it finds NVTX, by more of it than our stand-in has.
#define CCCL_DISABLE_NVTX

// They stand for statements that do not compile: warpproof/base.h says more.
extern "C" __device__ void __wp_not_compiled(const char *why);
__host__ void __wp_left_out();
