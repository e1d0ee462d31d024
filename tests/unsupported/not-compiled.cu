// verify: --block 64 --grid 1

#include <cutlass/numeric_types.h>

__global__ void kernel(float *data) { data[0] = cutlass::tfloat32_t(data[0]); }
