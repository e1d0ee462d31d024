// verify: --block 128 --grid 16
// expect: defect
//
// Without a barrier.

#include <hip/hip_runtime.h>

__global__ void reverse(const int *in, int *out) {
    HIP_DYNAMIC_SHARED(int, tile)
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i]; // error[race]: write
    out[i] = tile[blockDim.x - 1 - threadIdx.x]; // error[race]: read
}
