// native: switches<<<1, 64>>>(int out[64]=zeros, int in[64]=random:seed1:-3..9)
__global__ void switches(int *out, const int *in) {
  int i = threadIdx.x, x = 0;
  switch (in[i]) {
    case 0: x = 5; break;
    case 1: x = 6;
    case 2: x += 7; break;
    case -3: x = -1; break;
    case 7: case 8: x = in[i] * in[i]; break;
    default: x = 100;
  }
  out[i] = x;
}

// native: collatz<<<1, 64>>>(int out[64]=zeros)
__global__ void collatz(int *out) {
  unsigned n = threadIdx.x + 1;
  int steps = 0;
  while (n != 1) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    if (++steps > 200) break;
  }
  out[threadIdx.x] = steps;
}

// native: nested<<<1, 32>>>(int out[32]=zeros, int in[32]=random:seed2:0..20)
__global__ void nested(int *out, const int *in) {
  int i = threadIdx.x, sum = 0;
  for (int a = 0; a < in[i]; a++) {
    if (a % 5 == 3) continue;
    int b = a;
    do {
      sum += a * b;
      if (sum > 2000) goto done;
    } while (--b > 0);
  }
done:
  out[i] = sum;
}

template <int N, class T> __device__ T power(T x) { T r = 1; for (int k = 0; k < N; k++) r *= x; return r; }
__device__ void swap(int &a, int &b) { int t = a; a = b; b = t; }

// native: calls<<<1, 32>>>(int out[32]=zeros, int in[32]=random:seed3:-9..9)
__global__ void calls(int *out, const int *in) {
  int i = threadIdx.x, x = in[i], y = in[31 - i];
  if (x > y) swap(x, y);
  out[i] = power<3>(x) - power<2>(y) + (int)power<2>(0.5f * i);
}

// native: plane<<<(2,3), (8,4)>>>(int out[384]=zeros, int width=16)
__global__ void plane(int *out, int width) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  out[y * width + x] = x * 100 + y + gridDim.y * 10000;
}

// native: grid_stride<<<2, 8>>>(float out[100]=zeros, float in[100]=random:seed4, int n=100)
__global__ void grid_stride(float *out, const float *in, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    out[i] = in[n - 1 - i] * i;
}
