// --block 64
__device__ int rotated(int *tile, int value) {
  tile[threadIdx.x] = value;
  return tile[(threadIdx.x + 1) % 64];
}

__global__ void once(int *a) {
  __shared__ int tile[64];
  int i = blockIdx.x * 64 + threadIdx.x;
  a[i] = rotated(tile, a[i]);
}

__global__ void twice(int *a) {
  __shared__ int tile[64];
  int i = blockIdx.x * 64 + threadIdx.x;
  int value = rotated(tile, a[i]);
  __syncthreads();
  a[i] = rotated(tile, value);
}
