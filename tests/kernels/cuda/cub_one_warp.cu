// verify: --block 32 --grid 4
// expect: proved
//
// A block of one warp needs no barrier for its sum; what is read afterwards does.
#include <cub/cub.cuh>

__global__ void sums(int *out) {
    typedef cub::BlockReduce<int, 32> Reduce;
    __shared__ typename Reduce::TempStorage storage;
    __shared__ int cells[32];
    cells[threadIdx.x] = threadIdx.x;
    __syncthreads();
    int sum = Reduce(storage).Sum(threadIdx.x);
    out[blockIdx.x * 32 + threadIdx.x] = sum + cells[31 - threadIdx.x];
}
