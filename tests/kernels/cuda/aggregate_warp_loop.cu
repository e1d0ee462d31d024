// verify: --block 128 --grid 4
// expect: proved
//
// Warps go over rows of their own, and one lane draws numbers for those that take part.

__global__ void compact(int *out, int *count, const int *in, int n) {
  int lane = threadIdx.x & 31;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i - lane < n; i += gridDim.x * blockDim.x) {
    bool takes_part = i < n && in[i] > 0;
    unsigned mask = __ballot_sync(0xffffffffu, takes_part);
    int base = 0;
    if (lane == 0) base = atomicAdd(count, __popc(mask));
    base = __shfl_sync(0xffffffffu, base, 0);
    if (takes_part) out[base + __popc(mask & ((1u << lane) - 1))] = i;
    __syncwarp();
  }
}
