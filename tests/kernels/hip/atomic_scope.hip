// verify: --block 64 --grid 16
// expect: proved
//
// Atomics of agent scope on a counter of all blocks.

#include <hip/hip_runtime.h>

__global__ void count(const int *in, int *total) {
    if (in[blockIdx.x * blockDim.x + threadIdx.x] > 0) {
        __hip_atomic_fetch_add(total, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    }
}
