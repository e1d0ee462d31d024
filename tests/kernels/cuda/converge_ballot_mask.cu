// verify: --block 128 --grid 4
// expect: proved
// A mask from a ballot names those that take the branch.
__global__ void ranks(const int *in, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned mask = __ballot_sync(0xffffffff, i < n);
  if (i < n)
    out[i] = __shfl_sync(mask, in[i], __ffs(mask) - 1);
  __syncthreads();
}
