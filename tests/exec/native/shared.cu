// native: reduce<<<2, 64>>>(int out[2]=zeros, int in[128]=random:seed1:-50..50)
__global__ void reduce(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 64 + t];
  for (int d = 32; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d) s[t] += s[t + d];
  }
  if (t == 0) out[blockIdx.x] = s[0];
}

// native: scan<<<1, 32>>>(int out[32]=zeros, int in[32]=random:seed2:0..9)
__global__ void scan(int *out, const int *in) {
  __shared__ int s[2][32];
  int t = threadIdx.x, from = 0;
  s[0][t] = in[t];
  for (int d = 1; d < 32; d *= 2) {
    __syncthreads();
    s[1 - from][t] = s[from][t] + (t >= d ? s[from][t - d] : 0);
    from = 1 - from;
  }
  out[t] = s[from][t];
}

// native: transpose<<<(2,2), (8,8)>>>(float out[256]=zeros, float in[256]=random:seed3)
__global__ void transpose(float *out, const float *in) {
  __shared__ float tile[8][9];
  int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = in[y * 16 + x];
  __syncthreads();
  out[(blockIdx.x * 8 + threadIdx.y) * 16 + blockIdx.y * 8 + threadIdx.x] =
      tile[threadIdx.x][threadIdx.y];
}

// native: matrix_product<<<(2,2), (4,4)>>>(float c[64]=zeros, float a[64]=random:seed4:-3..3, float b[64]=random:seed5:-3..3)
__global__ void matrix_product(float *c, const float *a, const float *b) {
  __shared__ float as[4][4], bs[4][4];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 4 + ty, column = blockIdx.x * 4 + tx;
  float sum = 0;
  for (int tile = 0; tile < 2; tile++) {
    as[ty][tx] = a[row * 8 + tile * 4 + tx];
    bs[ty][tx] = b[(tile * 4 + ty) * 8 + column];
    __syncthreads();
    for (int k = 0; k < 4; k++) sum += as[ty][k] * bs[k][tx];
    __syncthreads();
  }
  c[row * 8 + column] = sum;
}

// native: bitonic<<<1, 64>>>(int data[64]=random:seed6:-500..500)
__global__ void bitonic(int *data) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = data[t];
  __syncthreads();
  for (int k = 2; k <= 64; k *= 2) {
    for (int j = k / 2; j > 0; j /= 2) {
      int other = t ^ j;
      if (other > t && (s[t] > s[other]) == ((t & k) == 0)) {
        int x = s[t];
        s[t] = s[other];
        s[other] = x;
      }
      __syncthreads();
    }
  }
  data[t] = s[t];
}

// native: stencil<<<2, 16>>>(float out[32]=zeros, float in[34]=random:seed7)
__global__ void stencil(float *out, const float *in) {
  __shared__ float s[18];
  int t = threadIdx.x, i = blockIdx.x * 16 + t;
  s[t] = in[i];
  if (t < 2) s[16 + t] = in[i + 16];
  __syncthreads();
  out[i] = 0.25f * s[t] + 0.5f * s[t + 1] + 0.25f * s[t + 2];
}
