// verify: --block 128 --grid 1
// expect: inconclusive
#include <cub/cub.cuh>

__global__ void sum(int *out) {
  typedef cub::BlockReduce<int, 128> Reduce;
  __shared__ union {
    typename Reduce::TempStorage storage;
    int ready[128];
  } u;
  u.ready[threadIdx.x] = 1;  // possible[race]: write
  out[threadIdx.x] = Reduce(u.storage).Sum(threadIdx.x);  // possible[race]: atomic
}
