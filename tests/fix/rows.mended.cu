//
__global__ void fill(float *m, int width) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width) m[y * width + x] = x + y * 2.0f;
}

int main() {
  float *m;
  cudaMalloc(&m, 112 * 112 * sizeof(float));
  fill<<<dim3(7, 7), dim3(16, 16)>>>(m, 100);
}
