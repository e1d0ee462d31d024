// verify: --block 32,4 --grid 4
// expect: proved
// A row of the block is a warp.
__global__ void rows(const int *in, int *out) {
  int v = in[(blockIdx.x * 4 + threadIdx.y) * 32 + threadIdx.x];
  if (threadIdx.y > 1)
    v = __reduce_max_sync(0xffffffff, v);
  __syncthreads();
  out[(blockIdx.x * 4 + threadIdx.y) * 32 + threadIdx.x] = v;
}
