// verify: --block 64 --grid 2
// expect: defect
//
// The wait lets the copy of the tile that is summed go on.

#include <cuda_pipeline.h>

__global__ void sums(float *out, const float *in, int tiles) {
    __shared__ float tile[2][64];
    float sum = 0;
    __pipeline_memcpy_async(&tile[0][threadIdx.x], &in[threadIdx.x], sizeof(float)); // error[race?]: write
    __pipeline_commit();
    for (int i = 0; i < tiles; i++) {
        float *to = &tile[(i + 1) & 1][threadIdx.x];
        __pipeline_memcpy_async(to, &in[(i + 1) * 64 + threadIdx.x], 4); // error[race?]: write
        __pipeline_commit();
        __pipeline_wait_prior(2);
        __syncthreads();
        sum += tile[i & 1][63 - threadIdx.x]; // error[race]: read
        __syncthreads();
    }
    out[blockIdx.x * 64 + threadIdx.x] = sum;
}
