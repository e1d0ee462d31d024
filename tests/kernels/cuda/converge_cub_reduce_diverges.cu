// verify: --block 128 --grid 4
// expect: defect
// A reduction of the library is for the whole warp.
#include <cub/cub.cuh>
__global__ void sums(const int *in, int *out, int n) {
  __shared__ cub::WarpReduce<int>::TempStorage storage[4];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int sum = cub::WarpReduce<int>(storage[threadIdx.x / 32]).Sum(in[i]);  // error[divergence]
    if (threadIdx.x % 32 == 0)
      out[i / 32] = sum;
  }
  __syncthreads();
}
