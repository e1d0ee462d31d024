// --block 64
__global__ void sum(const float *in, float *out) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 64 + t];
  __syncthreads();
  for (int d = 32; d > 2; d /= 2) {
    if (t < d)
      s[t] += s[t + d];
    __syncthreads();
  }
  if (t < 32) {
    float read = s[t + 2];
    __syncwarp();
    s[t] += read;
    __syncwarp();
    float read2 = s[t + 1];
    __syncwarp();
    s[t] += read2;
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}
