// verify: --block 64 --grid 2
// expect: proved
//
// A copy is waited for before the first of two barriers.

#include <cuda_pipeline.h>

__global__ void mirror(float *out, const float *in) {
    __shared__ float tile[64];
    int base = blockIdx.x * 64;
    __pipeline_memcpy_async(&tile[threadIdx.x], &in[base + threadIdx.x], sizeof(float));
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[base + threadIdx.x] = tile[63 - threadIdx.x];
    __syncthreads();
}
