// verify: --block 64
// expect: proved
//
// Four stages of copies, chosen by bits of a round that is counted without sign.
#include <cuda_runtime.h>
#include <cuda_pipeline.h>

constexpr int Stages = 4, Threads = 64;

__global__ void rounds(const float4 *in, float *out, unsigned tiles) {
    __shared__ float4 tile[Stages][Threads];
    int id = threadIdx.x;
    for (unsigned s = 0; s < Stages - 1; s++) {
        if (s < tiles)
            __pipeline_memcpy_async(&tile[s][id], &in[s * Threads + id], 16);
        __pipeline_commit();
    }
    float sum = 0;
    for (unsigned t = 0; t < tiles; t++) {
        __pipeline_wait_prior(Stages - 2);
        __syncthreads();
        unsigned next = t + Stages - 1;
        if (next < tiles)
            __pipeline_memcpy_async(&tile[(Stages - 1) & next][id], &in[next * Threads + id], 16);
        __pipeline_commit();
        sum += tile[t % Stages][Threads - 1 - id].x;
    }
    out[blockIdx.x * Threads + id] = sum;
}
