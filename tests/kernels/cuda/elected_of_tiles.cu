// verify: --block 64 --grid 2
// expect: proved
//
// Of each tile some thread is chosen.

#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void tell(int *chosen) {
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    cg::invoke_one(tile, [&] { chosen[blockIdx.x * 2 + threadIdx.x / 32] = threadIdx.x; });
}
