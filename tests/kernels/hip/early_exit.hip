// verify: --block 256 --grid 64
// expect: proved
//
// Threads beyond the end take part in the barrier.

#include <hip/hip_runtime.h>

__global__ void reverse_tiles(const float *in, float *out, int n) {
    __shared__ float tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = i < n ? in[i] : 0.0f;
    __syncthreads();
    if (i < n) {
        out[i] = tile[255 - threadIdx.x];
    }
}
