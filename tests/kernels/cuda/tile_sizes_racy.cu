// verify: --block 64 --grid 1
// expect: defect
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void exchange(int *out) {
  __shared__ int s[64];
  int t = threadIdx.x;
  auto block = cg::this_thread_block();
  auto small = cg::tiled_partition<8>(block);
  auto large = cg::tiled_partition<32>(block);
  s[t] = t;  // error[race]: write
  small.sync();
  out[t] = s[t ^ 16];  // error[race]: read
  large.sync();
}
