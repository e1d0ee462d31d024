// verify: --block 64 --grid 4
// expect: proved
//
// Two loads give the same value, unless others write at the same time.

#include <hip/hip_runtime.h>

__global__ void look(int *out, int choice) {
  __shared__ int state;
  if (threadIdx.x > 9 && choice == 12345)
    __hip_atomic_fetch_add(&state, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __syncthreads();
  if (threadIdx.x == 9) {
    int one = state;
    int other = state;
    if (one != other) out[0] = blockIdx.x;
  }
}
