// --block 256
__global__ void neighbours(float *a, int n) {
  __shared__ float s[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    s[threadIdx.x] = a[i];
    __syncthreads();
    a[i] = s[threadIdx.x ^ 1];
  }
}
__global__ void shifted(float *a, int n) {
  __shared__ float s[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  s[threadIdx.x] = a[i];
  __syncthreads();
  a[i] = s[(threadIdx.x + 1) % 256];
}
__global__ void first_of_block(float *out, float *in) {
  __shared__ float s[256];
  s[threadIdx.x] = in[blockIdx.x * 256 + threadIdx.x];
  __syncthreads();
  out[blockIdx.x] = s[0] + threadIdx.x;
}
