// verify: --block 64 --grid 4
// expect: inconclusive
//
// Lane 0 adds for its warp, to one counter of many.

__global__ void compact(int *counters, int *out, const int *in, int choice) {
  int lane = threadIdx.x & 31;
  int cell = lane == 0 && choice == 12345 ? threadIdx.x >> 5 : 9;
  int takes_part = in[threadIdx.x] > 3;
  unsigned mask = __ballot_sync(0xffffffffu, takes_part);
  int base = 0;
  if (lane == 0) base = atomicAdd(&counters[cell], __popc(mask));
  base = __shfl_sync(0xffffffffu, base, 0);
  if (takes_part) out[base + __popc(mask & ((1u << lane) - 1))] = threadIdx.x + 1000 * blockIdx.x; // possible[race]: write, write
}
