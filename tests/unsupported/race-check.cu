// verify: --race-check original

#include <cuda_pipeline.h>

__global__ void kernel(const int *from) {
    __shared__ int to[64];
    __pipeline_memcpy_async(&to[threadIdx.x], &from[threadIdx.x], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
}
