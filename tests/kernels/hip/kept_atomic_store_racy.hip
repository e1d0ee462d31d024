// verify: --block 64 --grid 4
// expect: inconclusive
//
// A cell holds what one thread stored, unless others store at the same time.

#include <hip/hip_runtime.h>

__global__ void look(int *total, int *drawn, int *out, int choice) {
  __shared__ int state;
  drawn[atomicAdd(total, 1)] = threadIdx.x;
  if (threadIdx.x == 0) __hip_atomic_store(&state, 3, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  else if (choice == 12345) __hip_atomic_store(&state, 5, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __syncthreads();
  if (state != 3 && threadIdx.x == 0) out[0] = blockIdx.x; // possible[race]: write, write
}
