// verify: --block 256 --grid 64
// expect: defect
//
// Threads beyond the end leave before the barrier.

#include <hip/hip_runtime.h>

__global__ void reverse_tiles(const float *in, float *out, int n) {
    __shared__ float tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) {
        return;
    }
    tile[threadIdx.x] = in[i];
    __syncthreads(); // error[divergence]
    out[i] = tile[255 - threadIdx.x];
}
