// verify: --block 64 --grid 4
// expect: proved
//
// The first of the lanes that are together draws a slot for each.

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void keep(const int *__restrict__ in, int *__restrict__ out, int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] > 0) {
        cg::coalesced_group group = cg::coalesced_threads();
        int first = 0;
        if (group.thread_rank() == 0)
            first = atomicAdd(count, group.size());
        first = group.shfl(first, 0);
        out[first + group.thread_rank()] = in[i];
    }
}
