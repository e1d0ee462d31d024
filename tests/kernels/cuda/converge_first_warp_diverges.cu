// verify: --block 256
// expect: defect
// The second step of a reduction is for the first warp, as a whole.
__global__ void sums(const float *in, float *out) {
  __shared__ float s[32];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  float v = in[blockIdx.x * blockDim.x + threadIdx.x];
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(0xffffffff, v, d);
  if (lane == 0)
    s[warp] = v;
  __syncthreads();
  if (threadIdx.x < blockDim.x / 32) {
    v = s[lane];
    for (int d = 16; d > 0; d /= 2)
      v += __shfl_down_sync(0xffffffff, v, d);  // error[divergence]
    if (lane == 0)
      out[blockIdx.x] = v;
  }
  __syncthreads();
}
