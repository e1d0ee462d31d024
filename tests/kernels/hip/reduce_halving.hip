// verify: --block 256 --grid 64
// expect: proved
//
// Tree reduction over a block.

#include <hip/hip_runtime.h>

__global__ void reduce(const float *in, float *out) {
    __shared__ float partial[256];
    unsigned int tid = threadIdx.x;
    partial[tid] = in[blockIdx.x * blockDim.x + tid];
    __syncthreads();

    for (unsigned int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (tid < s) {
            partial[tid] += partial[tid + s];
        }
        __syncthreads();
    }

    if (tid == 0) {
        out[blockIdx.x] = partial[0];
    }
}
