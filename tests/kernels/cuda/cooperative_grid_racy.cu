// verify: --block 128 --grid 16
// expect: defect
//
// The barrier of the block does not separate blocks.

#include <cooperative_groups.h>

__global__ void reverse(const int *in, int *middle, int *out) {
    int n = gridDim.x * blockDim.x;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    middle[i] = 2 * in[i]; // error[race]: write
    cooperative_groups::this_thread_block().sync();
    out[i] = middle[n - 1 - i]; // error[race]: read
}
