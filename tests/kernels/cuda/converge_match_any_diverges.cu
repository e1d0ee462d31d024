// verify: --block 128 --grid 4
// expect: defect
// Threads with one key name each other.
__global__ void same(const int *key, const int *other, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned peers = __match_any_sync(0xffffffff, key[i]);
  if (other[i])
    out[i] = __shfl_sync(peers, i, __ffs(peers) - 1);  // error[divergence]
  __syncthreads();
}
