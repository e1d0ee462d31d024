// verify: --block 256 --grid 16
// expect: proved
//
// A histogram in shared memory, merged atomically.

#include <hip/hip_runtime.h>

__global__ void histogram(const unsigned char *data, unsigned int *bins) {
    __shared__ unsigned int counts[256];
    counts[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&counts[data[blockIdx.x * blockDim.x + threadIdx.x]], 1u);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);
}
