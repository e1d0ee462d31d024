// verify: --block 128 --grid 4
// expect: defect
// Warps of AMD have 64 threads.
#include <hip/hip_runtime.h>
__global__ void waves(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = data[i];
  if (threadIdx.x / 32 == 1)
    v = __shfl_sync(~0ull, v, 0);  // error[divergence]
  __syncthreads();
  data[i] = v;
}
