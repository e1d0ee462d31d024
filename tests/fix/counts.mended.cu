// --block 128
__global__ void histogram(const unsigned char *in, int *bins, int *largest, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    atomicAdd(&bins[in[i]], 1);
    atomicMax(largest, (int)in[i]);
  }
}
