// verify: --block 32 --grid 4
// expect: defect
//
// A block of one warp needs no barrier for its sum, so there is none.
#include <cub/cub.cuh>

__global__ void sums(int *out) {
    typedef cub::BlockReduce<int, 32> Reduce;
    __shared__ typename Reduce::TempStorage storage;
    __shared__ int cells[32];
    cells[threadIdx.x] = threadIdx.x; // error[race]: write
    int sum = Reduce(storage).Sum(threadIdx.x);
    out[blockIdx.x * 32 + threadIdx.x] = sum + cells[31 - threadIdx.x]; // error[race]: read
}
