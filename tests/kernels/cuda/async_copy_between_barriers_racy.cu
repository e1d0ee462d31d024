// verify: --block 64 --grid 2
// expect: defect
//
// A copy is begun before the first of two barriers and waited for behind the second one: it may
// be made between them.

#include <cuda_pipeline.h>

__global__ void mirror(float *out, const float *in) {
    __shared__ float tile[64];
    int base = blockIdx.x * 64;
    __pipeline_memcpy_async(&tile[threadIdx.x], &in[base + threadIdx.x], sizeof(float)); // error[race]: write
    __pipeline_commit();
    __syncthreads();
    out[base + threadIdx.x] = tile[63 - threadIdx.x]; // error[race]: read
    __syncthreads();
    __pipeline_wait_prior(0);
}
