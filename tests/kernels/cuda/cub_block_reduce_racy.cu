// verify: --block 64 --grid 2
// expect: inconclusive
//
// Two reductions of a block through the same storage, without a barrier between them.

#include <cub/cub.cuh>

__global__ void spread(int *out, const int *in) {
    typedef cub::BlockReduce<int, 64> Reduce;
    __shared__ typename Reduce::TempStorage storage;
    int value = in[blockIdx.x * 64 + threadIdx.x];
    int sum = Reduce(storage).Sum(value); // possible[race]: read
    int most = Reduce(storage).Reduce(value, cub::Max()); // possible[race]: atomic
    if (threadIdx.x == 0)
        out[blockIdx.x] = most - sum;
}
