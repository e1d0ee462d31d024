// verify: --block 256 --grid 4
// expect: inconclusive(by_group), defect(by_halves), defect(by_two_warps), defect(by_last_round), inconclusive(behind_exit)
//
// As `warp_agrees.cu`, but not all who write one cell agreed.

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

// Two tiles are a warp.
__global__ void by_group(float *out, const float *in) {
    __shared__ float sums[8];
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    int own = threadIdx.x / 32;
    float sum = cg::reduce(tile, in[threadIdx.x], cg::plus<float>{});
    sums[own] = sum; // possible[race]: write, write
    __syncthreads();
    if (threadIdx.x == 0)
        out[blockIdx.x] = sums[0] + sums[1];
}

__global__ void by_halves(int *out, const int *in) {
    int own = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    unsigned half = threadIdx.x % 32 < 16 ? 0xffff : 0xffff0000;
    out[own] = __reduce_add_sync(half, in[threadIdx.x]); // error[race]: write, write
}

__global__ void by_two_warps(unsigned *out, const int *in) {
    int own = (blockIdx.x * blockDim.x + threadIdx.x) / 64;
    out[own] = __ballot_sync(0xffffffff, in[threadIdx.x] > 0); // error[race]: write, write
}

// One lane may be a round ahead.
__global__ void by_last_round(int *out, const int *in, int n) {
    int own = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    for (int i = 0; i < n; i++)
        out[own] = __reduce_add_sync(0xffffffff, in[i + threadIdx.x]); // error[race]: write, write
}

// The first lane may have gone.
__global__ void behind_exit(int *out, const int *in) {
    int own = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    if (in[threadIdx.x] < 0)
        return;
    out[own] = __shfl_sync(0xffffffff, in[threadIdx.x], 0); // possible[race]: write, write
}
