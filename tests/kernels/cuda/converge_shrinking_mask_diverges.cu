// verify: --block 64 --grid 1
// expect: defect
// The mask of a round is taken among those of the round before.
__global__ void rounds(const int *in, int *out) {
  int n = in[threadIdx.x];
  unsigned left = __ballot_sync(0xffffffff, n > 0);
  while (n > 0) {
    __syncwarp(left);  // error[divergence?]
    n--;
    left = __ballot_sync(left, n >= 0);  // error[divergence?]
  }
  out[threadIdx.x] = 1;
  __syncthreads();
}
