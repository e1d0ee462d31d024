// verify: --block 128 --grid 4
// expect: defect
// A vote decides for the whole warp whether to go on.
__global__ void steps(const int *in, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int left = in[i] & 7, sum = 0;
  while (left > 0 && __any_sync(0xffffffff, left > 1)) {  // error[divergence]
    sum += left;
    left--;
  }
  out[i] = sum;
  __syncthreads();
}
