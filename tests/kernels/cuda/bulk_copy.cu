// verify: --block 128 --grid 2 --assume 'tiles <= 1000'
// expect: proved
//
// A bulk copy that a barrier object waits for.

#include <cuda/barrier>
using barrier = cuda::barrier<cuda::thread_scope_block>;
__global__ void scale(float *out, const float *in, int tiles) {
    __shared__ alignas(16) float tile[128];
    __shared__ barrier bar;
    if (threadIdx.x == 0) init(&bar, blockDim.x);
    __syncthreads();
    for (int k = 0; k < tiles; ++k) {
        barrier::arrival_token token;
        if (threadIdx.x == 0) {
            cuda::device::memcpy_async_tx(tile, in + k * 128, cuda::aligned_size_t<16>(sizeof(tile)), bar);
            token = cuda::device::barrier_arrive_tx(bar, 1, sizeof(tile));
        } else {
            token = bar.arrive();
        }
        bar.wait(std::move(token));
        out[(blockIdx.x * tiles + k) * 128 + threadIdx.x] = tile[127 - threadIdx.x];
        __syncthreads();
    }
}
