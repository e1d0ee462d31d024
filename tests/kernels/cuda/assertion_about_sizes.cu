// verify: --block 256
// expect: proved
//
// What the kernel asserts of its sizes holds of the rest of it.

#include <cassert>

__global__ void reverse(int *out) {
    __shared__ int s[256];
    assert(blockDim.x == 256);
    s[threadIdx.x] = threadIdx.x;
    if (blockDim.x == 1) out[0] = blockIdx.x;
    __syncthreads();
    out[blockIdx.x * 256 + threadIdx.x] = s[255 - threadIdx.x];
}
