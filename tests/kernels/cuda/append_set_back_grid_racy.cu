// verify: --block 64 --grid 4
// expect: inconclusive
//
// The counter is set back behind a barrier of the grid, before the block's.

#include <cooperative_groups.h>

__global__ void append(int *total, int *out, int choice) {
  __shared__ int counter, base;
  if (threadIdx.x == 0) counter = 0;
  __syncthreads();
  int own = atomicAdd(&counter, 1);
  cooperative_groups::this_grid().sync();
  if (threadIdx.x == 0 && choice == 12345) counter = 1;
  __syncthreads();
  int count = counter;
  if (threadIdx.x == 0) base = atomicAdd(total, count);
  __syncthreads();
  out[base + own] = threadIdx.x; // possible[race]: write, write
}
