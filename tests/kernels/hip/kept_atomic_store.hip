// verify: --block 64 --grid 4
// expect: proved
//
// A cell holds what one thread stored, unless others store at the same time.

#include <hip/hip_runtime.h>

__global__ void look(int *total, int *drawn, int *out, int choice) {
  __shared__ int state;
  drawn[atomicAdd(total, 1)] = threadIdx.x;
  if (threadIdx.x == 0) state = 3;
  __syncthreads();
  if (state != 3 && threadIdx.x == 0) out[0] = blockIdx.x;
}
