// verify:
// expect: proved
//
// All blocks are resident at a barrier of the grid, so that the sum does not wrap around.

#include <cooperative_groups.h>

__global__ void spread(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i * 32] = i;
    cooperative_groups::this_grid().sync();
    out[i * 32] += 1;
}
