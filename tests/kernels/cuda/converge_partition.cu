// verify: --block 64 --grid 1
// expect: proved
// All threads of a group come to where it is divided.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void halves(const int *in, int *out) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  auto group = cg::binary_partition(tile, in[threadIdx.x] > 0);
  group.sync();
  out[threadIdx.x] = group.size();
  __syncthreads();
}
