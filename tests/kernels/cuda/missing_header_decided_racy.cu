// verify: --block 64 --grid 1 -- -DWITHOUT_BARRIER
// expect: defect
//
// Without the barrier.

#include "settings_of_the_project.h"

__global__ void shift(int *out) {
    __shared__ int tile[65];
    tile[threadIdx.x] = threadIdx.x; // error[race]: write
#ifndef WITHOUT_BARRIER
    __syncthreads();
#endif
    out[threadIdx.x] = tile[threadIdx.x + 1]; // error[race]: read
}
