// verify: --block 64 --grid 2
// expect: proved
//
// Threads arrive at a barrier object, do something else, and wait.

#include <cuda/barrier>
__global__ void mirror(float *out, const float *in) {
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    __shared__ float tile[64];
    if (threadIdx.x == 0)
        init(&barrier, blockDim.x);
    __syncthreads();
    tile[threadIdx.x] = in[blockIdx.x * 64 + threadIdx.x];
    auto token = barrier.arrive();
    float own = in[blockIdx.x * 64 + threadIdx.x] * 2.0f;
    barrier.wait(std::move(token));
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x] + own;
}
