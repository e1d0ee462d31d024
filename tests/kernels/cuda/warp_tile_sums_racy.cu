// verify: --block 64 --grid 4
// expect: defect
//
// The first distance leads into the next tile, which the barrier does not wait for.

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void sums(int *out) {
    __shared__ int part[64];
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    part[threadIdx.x] = threadIdx.x; // error[race]: write
    for (int distance = 16; distance > 0; distance /= 2) {
        tile.sync();
        if (tile.thread_rank() < distance && threadIdx.x + distance < 64)
            part[threadIdx.x] += part[threadIdx.x + distance]; // error[race]: read, write
    }
    if (tile.thread_rank() == 0)
        out[blockIdx.x * 4 + threadIdx.x / 16] = part[threadIdx.x];
}
