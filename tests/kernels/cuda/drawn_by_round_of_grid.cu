// verify: --block 64 --grid 4
// expect: proved(one_counter), proved(two_counters)
//
// Places in a list are drawn in each round from a counter that is set back between two barriers of
// the grid.

#include <cooperative_groups.h>

__global__ void one_counter(const int *__restrict__ in, int *__restrict__ list, int *__restrict__ count,
                            int rounds, int n) {
    auto grid = cooperative_groups::this_grid();
    for (int round = 0; round < rounds; round++) {
        for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
            if (in[i] > round)
                list[atomicAdd(count, 1)] = i;
        grid.sync();
        if (blockIdx.x == 0 && threadIdx.x == 0)
            *count = 0;
        grid.sync();
    }
}

// The counter of the round before is set back while the other one is drawn from.
__global__ void two_counters(const int *__restrict__ in, int *__restrict__ list,
                             int *__restrict__ counts, int rounds) {
    auto grid = cooperative_groups::this_grid();
    for (int round = 0; round < rounds; round++) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (in[i] > round)
            list[atomicAdd(&counts[round & 1], 1)] = i;
        if (i == 0)
            counts[(round + 1) & 1] = 0;
        grid.sync();
    }
}
