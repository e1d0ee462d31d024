// verify: --block 64 --grid 1
// expect: proved
// All 64 threads of the warp come to its reduction.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

__global__ void reduce(int *out) {
  typedef hipcub::WarpReduce<int> Reduce;
  __shared__ typename Reduce::TempStorage storage;
  int t = threadIdx.x;
  int sum = Reduce(storage).Sum(t);
  __syncthreads();
  out[t] = sum;
}
