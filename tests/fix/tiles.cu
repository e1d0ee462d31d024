// --block 16,16 --grid 4,4 --assume n==64
__global__ void columns(const float *a, float *c, int n) {
  __shared__ float tile[16][16];
  int x = threadIdx.x, y = threadIdx.y;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    tile[y][x] = a[(blockIdx.y * 16 + y) * n + k + x];
    for (int j = 0; j < 16; j++)
      sum += tile[j][x];
  }
  c[(blockIdx.y * 16 + y) * n + blockIdx.x * 16 + x] = sum;
}
