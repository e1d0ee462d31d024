// verify: --block 96 --grid 3
// expect: proved
//
// Barrier objects order a store between the loads of other warps: what they find decides about no barrier.
#include <cuda/barrier>

using Barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void relay(int *out, const int *in) {
    __shared__ Barrier b[2];
    __shared__ int s[1];
    int warp = threadIdx.x / 32;
    if (threadIdx.x < 2) {
        init(b + threadIdx.x, 64);
    }
    if (threadIdx.x == 0) {
        s[0] = in[0];
    }
    __syncthreads();
    if (warp == 2) {
        b[1].arrive_and_wait();
    }
    int v = s[0];
    if (warp == 0) {
        auto token = b[0].arrive();
    }
    if (warp == 1) {
        b[0].arrive_and_wait();
        if (threadIdx.x == 32) {
            s[0] = in[1];
        }
        auto token = b[1].arrive();
    }
    if (in[2] == 0) {
        __syncthreads();
    }
    out[blockIdx.x * 96 + threadIdx.x] = v;
}
