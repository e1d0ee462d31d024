// verify: --block 64 --grid 1
// expect: proved
// Tiles of 8 lie in tiles of 32: what the smaller ones do not order the larger ones do.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void exchange(int *out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  auto block = cg::this_thread_block();
  auto small = cg::tiled_partition<8>(block);
  auto large = cg::tiled_partition<32>(block);
  s[t] = t;
  small.sync();
  out[t] = s[t ^ 4];
  large.sync();
  out[t] = s[t ^ 16];
}
