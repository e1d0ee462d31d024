// verify: --block 128 --grid 4
// expect: defect
// Threads that have exited need not come; those that wait for the warp elsewhere do.
__global__ void sums(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float v = in[i];
    for (int d = 16; d > 0; d /= 2)
      v += __shfl_down_sync(0xffffffff, v, d);  // error[divergence]
    if (threadIdx.x % 32 == 0)
      out[i / 32] = v;
  }
  __syncwarp();
}
