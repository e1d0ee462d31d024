// verify: --block 64 --grid 1 -- --offload-arch=gfx90a
// expect: defect
#include <hip/hip_runtime.h>

__global__ void vote(int *out) {
  unsigned long long all = __ballot(1);
  if (all >> 32)
    out[0] = threadIdx.x;  // error[race]: write
}
