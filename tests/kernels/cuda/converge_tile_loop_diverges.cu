// verify: --block 128 --grid 4
// expect: defect
// The rounds of a loop are the same for the threads of a tile, not for the warp.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void rows(const int *start, const int *in, int *out, int n) {
  auto tile = cg::tiled_partition<8>(cg::this_thread_block());
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 8;
  if (row >= n)
    return;
  int sum = 0;
  for (int i = start[row] + tile.thread_rank(); i < start[row + 1]; i += 8)
    sum += tile.shfl(in[i], 0);  // error[divergence]
  tile.sync();
  if (tile.thread_rank() == 0)
    out[row] = sum;
}
