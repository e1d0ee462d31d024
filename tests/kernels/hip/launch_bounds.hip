// verify: --block '*' --grid 4
// expect: proved
//
// Blocks have at most 64 threads: one element each.

#include <hip/hip_runtime.h>

__global__ void __launch_bounds__(64) tag(int *out) {
    out[blockIdx.x * 64 + threadIdx.x % 64] = threadIdx.x;
}
