// verify: --block 128 --grid 4
// expect: defect
// The threads that are there together, while they are.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void some(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  auto group = cg::coalesced_threads();
  if (data[i] > 3) {
    group.sync();  // error[divergence]
    data[i] = group.any(data[i] > 7);  // error[divergence?]
  }
  __syncthreads();
}
