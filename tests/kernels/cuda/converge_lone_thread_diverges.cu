// verify: --block 33 --grid 2
// expect: defect
// The last thread is alone in its warp, and has to name itself, too.
__global__ void sums(const int *in, int *out) {
  int i = blockIdx.x * 33 + threadIdx.x;
  unsigned mask = __ballot_sync(0xffffffff, threadIdx.x < 32);
  out[i] = __reduce_add_sync(mask, in[i]);  // error[divergence]
}
