// verify: --block 64 --grid 2
// expect: proved
//
// Three tiles are on their way while a fourth one is summed.

#include <cuda_pipeline.h>

__global__ void sums(float *out, const float *in, int tiles) {
    __shared__ float tile[4][64];
    float sum = 0;
    __pipeline_memcpy_async(&tile[0][threadIdx.x], &in[threadIdx.x], sizeof(float));
    __pipeline_commit();
    __pipeline_memcpy_async(&tile[1][threadIdx.x], &in[64 + threadIdx.x], sizeof(float));
    __pipeline_commit();
    __pipeline_memcpy_async(&tile[2][threadIdx.x], &in[128 + threadIdx.x], sizeof(float));
    __pipeline_commit();
    for (int i = 0; i < tiles; i++) {
        const float *from = &in[(i + 3) * 64 + threadIdx.x];
        __pipeline_memcpy_async(&tile[(i + 3) & 3][threadIdx.x], from, sizeof(float));
        __pipeline_commit();
        __pipeline_wait_prior(3);
        __syncthreads();
        sum += tile[i & 3][63 - threadIdx.x];
        __syncthreads();
    }
    out[blockIdx.x * 64 + threadIdx.x] = sum;
}
