// verify: --block 64 --grid 1
// expect: inconclusive(round_up), proved(fill)
//
// Device code needs a header of a vendor's library that is not installed.

#include <cutlass/numeric_types.h>

__global__ void round_up(float *out) {
    out[threadIdx.x] = cutlass::tfloat32_t(out[threadIdx.x]);
}

__global__ void fill(float *out) {
    out[threadIdx.x] = 1;
}
