// verify: --block '*' --grid 4
// expect: defect
//
// Blocks may have more threads than elements.

#include <hip/hip_runtime.h>

__global__ void __launch_bounds__(65) tag(int *out) {
    out[blockIdx.x * 64 + threadIdx.x % 64] = threadIdx.x; // error[race]: write, write
}
