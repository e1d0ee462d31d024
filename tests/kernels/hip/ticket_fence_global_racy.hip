// verify: --block 64 --grid 4
// expect: defect
//
// The fences around a ticket order global memory, but for one block alone.

#include <hip/hip_runtime.h>

__global__ void sum(unsigned *tickets, int *data, int *out) {
  __shared__ bool last;
  if (threadIdx.x == 0) {
    data[blockIdx.x] = 5; // error[race]: write
    __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup", "global");
    unsigned ticket = __hip_atomic_fetch_add(tickets, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup", "global");
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  if (last) out[threadIdx.x] = data[threadIdx.x & 3]; // error[race]: read
}
