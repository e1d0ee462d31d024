// verify: --block 64 --grid 1
// expect: inconclusive
//
// A warp takes numbers twice; where the counter is set back in between, the same ones.

__global__ void compact(int *out, const int *in, int choice) {
  __shared__ int counter;
  int lane = threadIdx.x & 31;
  if (threadIdx.x == 0) counter = 0;
  __syncthreads();
  int takes_part = in[threadIdx.x];
  unsigned mask = __ballot_sync(0xffffffffu, takes_part);
  int base = 0;
  if (lane == 0) base = atomicAdd(&counter, __popc(mask));
  base = __shfl_sync(0xffffffffu, base, 0);
  __syncthreads();
  if (threadIdx.x == 0 && choice == 12345) counter = 0;
  __syncthreads();
  if (takes_part && threadIdx.x >= 32)
    out[base + __popc(mask & ((1u << lane) - 1))] = threadIdx.x; // possible[race]: write, write
  unsigned again = __ballot_sync(0xffffffffu, takes_part);
  int more = 0;
  if (lane == 0) more = atomicAdd(&counter, __popc(again));
  more = __shfl_sync(0xffffffffu, more, 0);
  if (takes_part && threadIdx.x < 32)
    out[more + __popc(again & ((1u << lane) - 1))] = threadIdx.x; // possible[race]: write, write
}
