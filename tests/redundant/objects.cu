// verify: --block 64 --grid 4
//
// Beside barrier objects no barrier is named: it may be what they are initialised before.

#include <cuda/barrier>

__global__ void turn(int *a) {
    __shared__ cuda::barrier<cuda::thread_scope_block> all;
    __shared__ int tile[64];
    if (threadIdx.x == 0) init(&all, blockDim.x);
    __syncthreads();
    tile[threadIdx.x] = a[blockIdx.x * 64 + threadIdx.x];
    all.arrive_and_wait();
    a[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x];
}
