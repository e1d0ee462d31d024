// verify: --block 64 --grid 2
// expect: proved
//
// A barrier object of libcu++ for all threads of the block.

#include <cuda/barrier>

__global__ void mirror(float *out, const float *in) {
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    __shared__ float tile[64];
    if (threadIdx.x == 0)
        init(&barrier, blockDim.x);
    __syncthreads();
    cuda::memcpy_async(&tile[threadIdx.x], &in[blockIdx.x * 64 + threadIdx.x], sizeof(float), barrier);
    barrier.arrive_and_wait();
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x];
}
