// verify: --block 128 --grid 4
// expect: proved
// A reduction of the library is for the whole warp.
#include <cub/cub.cuh>
__global__ void sums(const int *in, int *out, int n) {
  __shared__ cub::WarpReduce<int>::TempStorage storage[4];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int sum = cub::WarpReduce<int>(storage[threadIdx.x / 32]).Sum(i < n ? in[i] : 0);
  if (threadIdx.x % 32 == 0)
    out[i / 32] = sum;
  __syncthreads();
}
