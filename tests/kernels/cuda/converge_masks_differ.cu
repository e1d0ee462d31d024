// verify: --block 64 --grid 2
// expect: proved
// All that a mask names come with the same one.
__global__ void both(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned mask = threadIdx.x % 32 < 16 ? 0x0000ffffu : 0xffff0000u;
  data[i] = __reduce_add_sync(mask, data[i]);
}
