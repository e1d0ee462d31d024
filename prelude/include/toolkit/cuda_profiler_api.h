// NVIDIA's package of the runtime has it not.
#pragma once
#pragma clang system_header
#include <cuda_runtime.h>
extern "C" {
__host__ cudaError_t cudaProfilerStart(void);
__host__ cudaError_t cudaProfilerStop(void);
}
