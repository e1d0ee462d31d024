// verify: --block 128 --grid 1
// expect: proved
//
// Half of the warps fill two buffers in turn, the other half use them. Two barrier objects
// for each buffer say that it is empty and that it is full.

#include <cuda/barrier>
using barrier = cuda::barrier<cuda::thread_scope_block>;
__global__ void producer_consumer(float *out, const float *in, int tiles) {
    __shared__ barrier bar[4];
    __shared__ float buffer[2][64];
    if (threadIdx.x < 4) init(bar + threadIdx.x, blockDim.x);
    __syncthreads();
    if (threadIdx.x < 64) {
        int lane = threadIdx.x;
        for (int i = 0; i < tiles; ++i) {
            bar[i % 2].arrive_and_wait();
            buffer[i % 2][lane] = in[i * 64 + lane];
            auto token = bar[i % 2 + 2].arrive();
        }
    } else {
        int lane = threadIdx.x - 64;
        bar[0].arrive();
        bar[1].arrive();
        float sum = 0;
        for (int i = 0; i < tiles; ++i) {
            bar[i % 2 + 2].arrive_and_wait();
            sum += buffer[i % 2][63 - lane];
            auto token = bar[i % 2].arrive();
        }
        out[lane] = sum;
    }
}
