// verify: --block 64 --grid 2
// expect: proved
//
// Threads of a block compare their items with those of their neighbours.

#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_discontinuity.cuh>

__global__ void heads(int *out, const int *in) {
    typedef cub::BlockDiscontinuity<int, 64> Heads;
    typedef cub::BlockAdjacentDifference<int, 64> Steps;
    __shared__ union {
        typename Heads::TempStorage heads;
        typename Steps::TempStorage steps;
    } storage;
    int at = blockIdx.x * 64 + threadIdx.x;
    int items[1] = {in[at]}, flags[1], steps[1];
    Heads(storage.heads).FlagHeads(flags, items, cub::Inequality());
    __syncthreads();
    Steps(storage.steps).SubtractLeft(items, steps, cub::Max());
    out[at] = flags[0] + steps[0];
}
