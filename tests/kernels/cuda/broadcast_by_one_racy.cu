// verify: --block 64 --grid 1
// expect: defect
//
// As `broadcast_by_one.cu`, but each thread counts.

#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void tell(int *out, int *count) {
    auto block = cg::this_thread_block();
    int first = cg::invoke_one_broadcast(block, [&] { return ++*count; });
    *count += first; // error[race]: read, write
    if (first >= 0)
        out[threadIdx.x] = first;
}
