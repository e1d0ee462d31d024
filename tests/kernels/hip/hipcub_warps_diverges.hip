// verify: --block 64 --grid 1
// expect: defect
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

__global__ void reduce(int *out) {
  typedef hipcub::WarpReduce<int> Reduce;
  __shared__ typename Reduce::TempStorage storage;
  int t = threadIdx.x, sum = 0;
  if (t < 32)
    sum = Reduce(storage).Sum(t);  // error[divergence]
  __syncthreads();
  out[t] = sum;
}
