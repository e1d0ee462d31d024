// verify: --block 128 --grid 16
// expect: proved
//
// The grid-wide barrier separates blocks too.

#include <cooperative_groups.h>

__global__ void reverse(const int *in, int *middle, int *out) {
    int n = gridDim.x * blockDim.x;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    middle[i] = 2 * in[i];
    cooperative_groups::this_grid().sync();
    out[i] = middle[n - 1 - i];
}
