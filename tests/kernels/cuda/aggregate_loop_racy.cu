// verify: --block 64 --grid 1
// expect: inconclusive
//
// A rank in a loop, with barriers that the counter is set back between. Lanes of one warp have different
// ranks: the race is with the store behind the loop, where both are told.

__global__ void compact(int *out, const int *in, int rounds, int choice) {
  __shared__ int counter;
  int lane = threadIdx.x & 31;
  if (threadIdx.x == 0) counter = 0;
  __syncthreads();
  int takes_part = in[threadIdx.x];
  unsigned mask = __ballot_sync(0xffffffffu, takes_part);
  int base = 0;
  if (lane == 0) base = atomicAdd(&counter, __popc(mask));
  base = __shfl_sync(0xffffffffu, base, 0);
  for (int r = 0; r < rounds; r++) {
    int rank = __popc(mask & ((1u << lane) - 1));
    if (takes_part && r == 1 && threadIdx.x >= 32) out[base + rank] = threadIdx.x;
    if (r == 0) {
      __syncthreads();
      if (threadIdx.x == 0 && choice == 12345) counter = 0;
      __syncthreads();
    }
  }
  unsigned again = __ballot_sync(0xffffffffu, takes_part);
  int more = 0;
  if (lane == 0) more = atomicAdd(&counter, __popc(again));
  more = __shfl_sync(0xffffffffu, more, 0);
  if (takes_part && threadIdx.x < 32) out[more + __popc(again & ((1u << lane) - 1))] = threadIdx.x; // possible[race]: write, write
}
