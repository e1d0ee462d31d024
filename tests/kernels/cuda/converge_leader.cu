// verify: --block 128 --grid 4
// expect: proved
// A leader draws for the warp, and tells it.
__global__ void work(int *next, const int *in, int *out, int n) {
  int lane = threadIdx.x % 32, item = 0;
  while (true) {
    if (lane == 0)
      item = atomicAdd(next, 1);
    item = __shfl_sync(0xffffffff, item, 0);
    if (item >= n)
      break;
    int sum = __reduce_add_sync(0xffffffff, in[lane]);
    if (lane == 0)
      atomicAdd(out, sum);
  }
  __syncthreads();
}
