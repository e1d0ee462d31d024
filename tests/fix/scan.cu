// --block 128
__global__ void scan(int *data) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = data[blockIdx.x * 128 + t];
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    if (t >= d)
      s[t] += s[t - d];
    __syncthreads();
  }
  data[blockIdx.x * 128 + t] = s[t];
}
