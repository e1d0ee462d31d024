// verify: --block 32 --grid 1
// expect: proved
//
// A tile and a part of it have one thread chosen at one line each.

#include <cooperative_groups.h>
namespace cg = cooperative_groups;

template <class Group> __device__ void tell(const Group &group, int *chosen) {
    cg::invoke_one(group, [&] { chosen[group.size()] = threadIdx.x; });
}

__global__ void both(int *chosen) {
    auto block = cg::this_thread_block();
    auto few = cg::tiled_partition<4>(block);
    if (few.meta_group_rank() == 0)
        tell(few, chosen);
    tell(cg::tiled_partition<32>(block), chosen);
}
