// --block 128
__global__ void scan(int *data) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = data[blockIdx.x * 128 + t];
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    int read;
    if (t >= d) read = s[t - d];
    __syncthreads();
    if (t >= d)
      s[t] += read;
    __syncthreads();
  }
  data[blockIdx.x * 128 + t] = s[t];
}
