// verify: --block 64 --grid 1 -- -UWITHOUT_BARRIER
// expect: proved
//
// The options say what the missing header would have decided.

#include "settings_of_the_project.h"

__global__ void shift(int *out) {
    __shared__ int tile[65];
    tile[threadIdx.x] = threadIdx.x;
#ifndef WITHOUT_BARRIER
    __syncthreads();
#endif
    out[threadIdx.x] = tile[threadIdx.x + 1];
}
