// verify: --block 64 --grid 2
// expect: inconclusive
//
// Lanes that are together take what the first one adds, which a shuffle without a mask does not
// wait for.

__global__ void together(const int *src, int *dst, int *count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned lane = threadIdx.x & 31;
  if (src[i] > 0) {
    unsigned active = __activemask();
    int leader = __ffs(active) - 1;
    int rank = __popc(active & ((1u << lane) - 1));
    int base;
    if (rank == 0) base = atomicAdd(count, __popc(active));
    base = __shfl(base, leader);
    dst[base + rank] = i; // possible[race]: write, write
  }
}
