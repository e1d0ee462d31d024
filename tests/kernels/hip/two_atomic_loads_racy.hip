// verify: --block 64 --grid 4
// expect: inconclusive
//
// Two loads give the same value, unless others write at the same time.

#include <hip/hip_runtime.h>

__global__ void look(int *out, int choice) {
  __shared__ int state;
  if (threadIdx.x > 9 && choice == 12345)
    __hip_atomic_fetch_add(&state, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  if (threadIdx.x == 9) {
    int one = __hip_atomic_load(&state, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    int other = __hip_atomic_load(&state, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    if (one != other) out[0] = blockIdx.x; // possible[race]: write, write
  }
}
