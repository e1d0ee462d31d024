// verify: --block 256 --grid 4
// expect: proved
//
// All lanes of a warp write what the warp agreed on.

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

__global__ void by_group(float *out, const float *in) {
    __shared__ float sums[8];
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    int own = threadIdx.x / 32;
    float sum = cg::reduce(warp, in[threadIdx.x], cg::plus<float>{});
    sums[own] = sum; // warning[race]: write, write
    __syncthreads();
    if (threadIdx.x == 0)
        out[blockIdx.x] = sums[0] + sums[1];
}

__global__ void by_instruction(int *out, const int *in) {
    int own = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    out[own] = __reduce_add_sync(0xffffffff, in[threadIdx.x]); // warning[race]: write, write
}

__global__ void by_vote(unsigned *out, const int *in) {
    int own = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    out[own] = __ballot_sync(0xffffffff, in[threadIdx.x] > 0); // warning[race]: write, write
}

__global__ void by_first_lane(int *out, const int *in) {
    int own = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int sum = in[threadIdx.x];
    for (int offset = 16; offset > 0; offset /= 2)
        sum += __shfl_down_sync(0xffffffff, sum, offset);
    out[own] = __shfl_sync(0xffffffff, sum, 0); // warning[race]: write, write
}
