// verify: --block 64 --grid 2
// expect: proved
//
// While a tile is summed, the next one is copied to the other half.

#include <cuda_pipeline.h>

__global__ void sums(float *out, const float *in, int tiles) {
    __shared__ float tile[2][64];
    float sum = 0;
    __pipeline_memcpy_async(&tile[0][threadIdx.x], &in[threadIdx.x], sizeof(float));
    __pipeline_commit();
    for (int i = 0; i < tiles; i++) {
        const float *from = &in[(i + 1) * 64 + threadIdx.x];
        __pipeline_memcpy_async(&tile[(i + 1) & 1][threadIdx.x], from, sizeof(float));
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        sum += tile[i & 1][63 - threadIdx.x];
        __syncthreads();
    }
    out[blockIdx.x * 64 + threadIdx.x] = sum;
}
