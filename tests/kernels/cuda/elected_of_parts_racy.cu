// verify: --block 32 --grid 1
// expect: inconclusive
//
// As `elected_of_parts.cu`, where both write one cell.

#include <cooperative_groups.h>
namespace cg = cooperative_groups;

template <class Group> __device__ void tell(const Group &group, int *chosen) {
    cg::invoke_one(group, [&] { chosen[0] = threadIdx.x; }); // possible[race]: write, write
}

__global__ void both(int *chosen) {
    auto block = cg::this_thread_block();
    auto few = cg::tiled_partition<4>(block);
    if (few.meta_group_rank() == 0)
        tell(few, chosen);
    tell(cg::tiled_partition<32>(block), chosen);
}
