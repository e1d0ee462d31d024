// verify: --block 64 --grid 2
// expect: proved
//
// Two tiles are on their way while a third one is summed, in rounds of a known number.

#include <cuda_pipeline.h>

__device__ void copy(float *to, const float *from) {
    __pipeline_memcpy_async(to + threadIdx.x, from + threadIdx.x, sizeof(float));
}

__global__ void sums(float *out, const float *in) {
    __shared__ float tile[3][64];
    float sum = 0;
    for (int i = 0; i < 2; i++) {
        copy(tile[i], in + i * 64);
        __pipeline_commit();
    }
    for (int i = 0; i < 8; i++) {
        __pipeline_wait_prior(1);
        __syncthreads();
        sum += tile[i % 3][63 - threadIdx.x];
        if (i + 2 < 8)
            copy(tile[(i + 2) % 3], in + (i + 2) * 64);
        __pipeline_commit();
    }
    out[blockIdx.x * 64 + threadIdx.x] = sum;
}
