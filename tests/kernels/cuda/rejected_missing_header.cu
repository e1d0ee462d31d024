// verify: --block 64 --grid 1
// expect: error
//
// Whether the barrier is compiled may depend on the header, which is not found.

#include "settings_of_the_project.h"

__global__ void shift(int *out) {
    __shared__ int tile[65];
    tile[threadIdx.x] = threadIdx.x;
#ifndef WITHOUT_BARRIER
    __syncthreads();
#endif
    out[threadIdx.x] = tile[threadIdx.x + 1];
}
