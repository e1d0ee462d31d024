// verify: --block 64 --grid 2
// expect: defect
//
// Two reductions of a block through the same storage, without a barrier between them.

#include <cub/cub.cuh>

__global__ void spread(int *out, const int *in) {
    typedef cub::BlockReduce<int, 64> Reduce;
    __shared__ typename Reduce::TempStorage storage;
    int value = in[blockIdx.x * 64 + threadIdx.x];
    int sum = Reduce(storage).Sum(value); // error[race]: read
    int most = Reduce(storage).Reduce(value, cub::Max()); // error[race]: atomic
    if (threadIdx.x == 0)
        out[blockIdx.x] = most - sum;
}
