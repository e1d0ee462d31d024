// verify: --block 128 --grid 4
// expect: proved
// The threads that are there together, while they are.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void some(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (data[i] > 3) {
    auto group = cg::coalesced_threads();
    group.sync();
    data[i] = group.any(data[i] > 7);
  }
  __syncthreads();
}
