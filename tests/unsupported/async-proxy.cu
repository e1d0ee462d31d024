// verify: --block 64 --grid 1

#include <cuda/barrier>
using barrier = cuda::barrier<cuda::thread_scope_block>;
__global__ void fill(const float *in, float *out) {
    __shared__ alignas(16) float tile[64];
    __shared__ barrier done;
    if (threadIdx.x == 0) init(&done, blockDim.x);
    tile[threadIdx.x] = 0;
    __syncthreads();
    barrier::arrival_token token;
    if (threadIdx.x == 0) {
        cuda::device::memcpy_async_tx(tile, in, cuda::aligned_size_t<16>(128), done);
        token = cuda::device::barrier_arrive_tx(done, 1, 128);
    } else {
        token = done.arrive();
    }
    done.wait(std::move(token));
    out[threadIdx.x] = tile[threadIdx.x];
}
