// verify: --block 64 --grid 1 --engine protocol

#include <cuda/barrier>

__global__ void kernel(int *data) {
    __shared__ cuda::barrier<cuda::thread_scope_block> waiting;
    if (threadIdx.x == 0)
        init(&waiting, blockDim.x);
    __syncthreads();
    waiting.arrive_and_wait();
}
