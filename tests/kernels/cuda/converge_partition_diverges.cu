// verify: --block 64 --grid 1
// expect: defect
// All threads of a group come to where it is divided.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void halves(const int *in, int *out) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  if (threadIdx.x % 32 < 5) {
    auto group = cg::binary_partition(tile, in[threadIdx.x] > 0);  // error[divergence]
    group.sync();  // error[divergence?]
    out[threadIdx.x] = group.size();
  }
  __syncthreads();
}
