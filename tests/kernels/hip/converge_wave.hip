// verify: --block 128 --grid 4
// expect: proved
// Warps of AMD have 64 threads.
#include <hip/hip_runtime.h>
__global__ void waves(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = data[i];
  if (threadIdx.x / 64 == 1)
    v = __shfl_sync(~0ull, v, 0);
  __syncthreads();
  data[i] = v;
}
