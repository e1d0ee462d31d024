// verify: --block 128 --grid 16
// expect: proved
//
// Dynamic shared memory by HIP's macro.

#include <hip/hip_runtime.h>

__global__ void reverse(const int *in, int *out) {
    HIP_DYNAMIC_SHARED(int, tile)
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i];
    __syncthreads();
    out[i] = tile[blockDim.x - 1 - threadIdx.x];
}
