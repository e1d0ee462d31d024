// verify: --block 64 --grid 2
// expect: inconclusive
//
// As `elected_of_tiles.cu`, where one tile's first thread and the other one's second one write one cell.

#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void tell(int *chosen) {
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    cg::invoke_one(tile, [&] {
        chosen[blockIdx.x * 64 + threadIdx.x - 31 * (threadIdx.x / 32)] = threadIdx.x; // possible[race]: write, write
    });
}
