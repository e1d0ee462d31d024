// verify: --block 256 --grid 16
// expect: defect
//
// Wavefronts are taken to have 32 lanes: two lanes of each store their sum in one cell.

#include <hip/hip_runtime.h>

__global__ void reduce(const float *in, float *out) {
    __shared__ float sums[4];
    float sum = in[blockIdx.x * blockDim.x + threadIdx.x];
    for (int offset = 32; offset > 0; offset /= 2) {
        sum += __shfl_down(sum, offset);
    }
    if (threadIdx.x % 32 == 0) {
        sums[threadIdx.x / 64] = sum; // error[race]: write, write
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        out[blockIdx.x] = sums[0] + sums[1] + sums[2] + sums[3];
    }
}
