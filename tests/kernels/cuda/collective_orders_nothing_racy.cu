// verify: --block 64 --grid 2
// expect: defect
// Reductions and exchanges of groups order no memory; their barriers do.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
__global__ void neighbours(int *out) {
  __shared__ int s[64];
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  s[threadIdx.x] = threadIdx.x;  // error[race]: write
  int sum = cg::reduce(tile, s[threadIdx.x], cg::plus<int>());
  out[blockIdx.x * 64 + threadIdx.x] = sum + s[threadIdx.x ^ 1];  // error[race]: read
}
