// verify: --block 256
// expect: defect
//
// The assertion holds, and a barrier is missing all the same.

#include <cassert>

__global__ void reverse(int *out) {
    __shared__ int s[256];
    assert(blockDim.x == 256);
    s[threadIdx.x] = threadIdx.x; // error[race]: write
    out[blockIdx.x * 256 + threadIdx.x] = s[255 - threadIdx.x]; // error[race]: read
}
