// verify: --block 64 --grid 1
// expect: inconclusive
//
// A barrier of one thread's scope orders no others.
#include <cuda/barrier>

__global__ void turn(int *out) {
    __shared__ cuda::barrier<cuda::thread_scope_thread> barrier;
    if (threadIdx.x == 0)
        init(&barrier, blockDim.x);
    __syncthreads();
    out[threadIdx.x] = threadIdx.x;
    barrier.arrive_and_wait();
    out[threadIdx.x ^ 1] = 1;
}
