// verify: --block 64 --grid 2
// expect: inconclusive
//
// As `async_copy_group_again.cu`, where each thread waits for what it copied itself: the next copy may be
// divided in another way.

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void windows(int *__restrict__ sums, const int *__restrict__ in) {
    __shared__ int tile[64];
    auto block = cg::this_thread_block();
    for (int i = 0; i < 4; i++) {
        cg::memcpy_async(block, tile, in + i, sizeof tile); // possible[race]: write, write
        cg::wait(cg::tiled_partition<1>(block));
    }
    block.sync();
    sums[blockIdx.x * 64 + threadIdx.x] = tile[threadIdx.x];
}
