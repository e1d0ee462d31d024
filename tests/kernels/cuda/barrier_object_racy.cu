// verify: --block 64 --grid 2
// expect: defect
//
// Another barrier does not wait for the copy.

#include <cuda/barrier>

__global__ void mirror(float *out, const float *in) {
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    __shared__ float tile[64];
    if (threadIdx.x == 0)
        init(&barrier, blockDim.x);
    __syncthreads();
    cuda::memcpy_async(&tile[threadIdx.x], &in[blockIdx.x * 64 + threadIdx.x], sizeof(float), barrier); // error[race]: write
    __syncthreads();
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x]; // error[race]: read
}
