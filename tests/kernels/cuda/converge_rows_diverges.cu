// verify: --block 16,8 --grid 4
// expect: defect
// A row of the block is a warp.
__global__ void rows(const int *in, int *out) {
  int v = in[(blockIdx.x * 8 + threadIdx.y) * 16 + threadIdx.x];
  if (threadIdx.y > 2)
    v = __reduce_max_sync(0xffffffff, v);  // error[divergence]
  __syncthreads();
  out[(blockIdx.x * 8 + threadIdx.y) * 16 + threadIdx.x] = v;
}
