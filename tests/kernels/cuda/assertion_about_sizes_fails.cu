// verify:
// expect: defect
//
// That the assertion fails in blocks of other sizes is one defect; races in such blocks
// are none.

#include <cassert>

__global__ void reverse(int *out) {
    __shared__ int s[256];
    assert(blockDim.x == 256); // error[assertion]
    s[threadIdx.x] = threadIdx.x;
    if (blockDim.x == 1) out[0] = blockIdx.x;
    __syncthreads();
    out[blockIdx.x * 256 + threadIdx.x] = s[255 - threadIdx.x];
}
