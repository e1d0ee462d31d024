// verify: --block 64 --grid 4
// expect: defect(no_second_barrier), defect(same_counter)
//
// As `drawn_by_round_of_grid.cu`, where the counter is set back while others draw from it.

#include <cooperative_groups.h>

__global__ void no_second_barrier(const int *__restrict__ in, int *__restrict__ list,
                                  int *__restrict__ count, int rounds, int n) {
    auto grid = cooperative_groups::this_grid();
    for (int round = 0; round < rounds; round++) {
        for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
            if (in[i] > round)
                list[atomicAdd(count, 1)] = i; // error[race]: atomic
        grid.sync();
        if (blockIdx.x == 0 && threadIdx.x == 0)
            *count = 0; // error[race]: write
    }
}

__global__ void same_counter(const int *__restrict__ in, int *__restrict__ list,
                             int *__restrict__ counts, int rounds) {
    auto grid = cooperative_groups::this_grid();
    for (int round = 0; round < rounds; round++) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (in[i] > round)
            list[atomicAdd(&counts[round & 1], 1)] = i; // error[race]: atomic, write, write
        if (i == 0)
            counts[round & 1] = 0; // error[race]: write
        grid.sync();
    }
}
