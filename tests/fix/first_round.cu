// --block 256
__global__ void sum(const float *in, float *out, int n) {
  __shared__ float s[256];
  int tid = threadIdx.x;
  int i = blockIdx.x * blockDim.x + tid;
  s[tid] = i < n ? in[i] : 0.0f;
  for (int d = blockDim.x / 2; d > 0; d >>= 1) {
    if (tid < d)
      s[tid] += s[tid + d];
    __syncthreads();
  }
  if (tid == 0)
    out[blockIdx.x] = s[0];
}
