// verify: --block 64 --grid 4
// expect: proved
//
// The barrier is one of half a warp, whose mask depends on the thread.

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void sums(int *out) {
    __shared__ int part[64];
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    part[threadIdx.x] = threadIdx.x;
    for (int distance = 8; distance > 0; distance /= 2) {
        tile.sync();
        if (tile.thread_rank() < distance && threadIdx.x + distance < 64)
            part[threadIdx.x] += part[threadIdx.x + distance];
    }
    if (tile.thread_rank() == 0)
        out[blockIdx.x * 4 + threadIdx.x / 16] = part[threadIdx.x];
}
