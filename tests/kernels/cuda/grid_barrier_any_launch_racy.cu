// verify:
// expect: defect
//
// The barrier comes too late.

#include <cooperative_groups.h>

__global__ void spread(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i * 32] = i; // error[race]: write
    if (i > 0) out[i * 32 - 32] += 1; // error[race]: read, write
    cooperative_groups::this_grid().sync();
}
