// verify: --block 64 --grid 4
// expect: defect
//
// Tickets of 16 bits.

#include <hip/hip_runtime.h>

__global__ void ticket(unsigned short *tickets, int *out) {
  __shared__ int drawn;
  if (threadIdx.x == 0)
    drawn = __hip_atomic_fetch_add(tickets, (unsigned short)0, __ATOMIC_RELAXED,
                                   __HIP_MEMORY_SCOPE_AGENT);
  __syncthreads();
  if (threadIdx.x == 0) out[drawn] = blockIdx.x; // error[race]: write, write
}
