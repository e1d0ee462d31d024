// verify: --block 64 --grid 2
// expect: defect
//
// Threads arrive at a barrier object and do not wait before they read.

#include <cuda/barrier>
__global__ void mirror(float *out, const float *in) {
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    __shared__ float tile[64];
    if (threadIdx.x == 0)
        init(&barrier, blockDim.x);
    __syncthreads();
    tile[threadIdx.x] = in[blockIdx.x * 64 + threadIdx.x]; // error[race]: write
    auto token = barrier.arrive();
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x]; // error[race]: read
    barrier.wait(std::move(token));
}
