// verify: --block 128 --grid 4
// expect: defect
// A reduction under a guard: the lanes that it leaves out wait at the next barrier.
__global__ void sums(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = 0;
  if (i < n) {
    v = in[i];
    for (int d = 16; d > 0; d /= 2)
      v += __shfl_down_sync(0xffffffff, v, d);  // error[divergence]
  }
  __syncthreads();
  if (threadIdx.x == 0)
    out[blockIdx.x] = v;
}
