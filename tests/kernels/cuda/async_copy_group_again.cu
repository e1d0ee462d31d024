// verify: --block 64 --grid 2
// expect: proved
//
// A block copies into one tile in each round, when all of its threads have read it.

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void windows(int *__restrict__ sums, const int *__restrict__ in) {
    __shared__ int tile[64];
    auto block = cg::this_thread_block();
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        cg::memcpy_async(block, tile, in + i, sizeof tile);
        cg::wait(block);
        sum += tile[63 - threadIdx.x];
        block.sync();
    }
    sums[blockIdx.x * 64 + threadIdx.x] = sum;
}
