// native: arithmetic<<<2, 32>>>(int out[64]=zeros, int a[64]=random:seed1:-100000..100000, int b[64]=random:seed2:1..300)
__global__ void arithmetic(int *out, const int *a, const int *b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = a[i] * 7 - b[i] + a[i] / b[i] + a[i] % b[i] - (a[i] >> 3) + (b[i] << 2);
}

// native: unsigned_arithmetic<<<1, 64>>>(unsigned out[64]=zeros, unsigned a[64]=random:seed3:-99999..99999, unsigned b[64]=random:seed4:1..5000)
__global__ void unsigned_arithmetic(unsigned *out, const unsigned *a, const unsigned *b) {
  int i = threadIdx.x;
  out[i] = a[i] / b[i] + a[i] % b[i] + (a[i] >> 5) * 3u - (a[i] < b[i] ? 1u : 9u);
}

// native: wide<<<1, 32>>>(long long out[32]=zeros, int a[32]=random:seed5:-100000..100000, int k=77777)
__global__ void wide(long long *out, const int *a, int k) {
  int i = threadIdx.x;
  long long x = (long long)a[i] * k;
  unsigned long long u = (unsigned long long)a[i];
  out[i] = x * x / 3 - (x >> 7) + (long long)(u >> 40) + (x < 0 ? -x : x) % 1000;
}

// native: narrow<<<1, 64>>>(signed char out[64]=zeros, signed char a[64]=random:seed6:-128..127, short s[64]=random:seed7:-30000..30000, unsigned char u[64]=random:seed8)
__global__ void narrow(signed char *out, const signed char *a, const short *s,
                       const unsigned char *u) {
  int i = threadIdx.x;
  out[i] = (signed char)(a[i] * 3 + (s[i] >> 4) - u[i] + (unsigned short)s[i] % 7);
}

// native: bits<<<1, 64>>>(unsigned out[64]=zeros, int a[64]=random:seed9:-1000000..1000000)
__global__ void bits(unsigned *out, const int *a) {
  int i = threadIdx.x;
  int x = a[i] - (i == 5 ? a[5] : 0);
  out[i] = __popc(x) + 64 * __clz(x) + 4096 * __ffs(x) + (x & 0xff0 ^ x << 3 | ~x >> 9)
      + __mulhi(x, 123456789) + __umulhi(x, 987654321u);
}

// native: comparisons<<<1, 64>>>(int out[64]=zeros, int a[64]=random:seed10:-5..5, int b[64]=random:seed11:-5..5)
__global__ void comparisons(int *out, const int *a, const int *b) {
  int i = threadIdx.x;
  unsigned ua = a[i], ub = b[i];
  out[i] = (a[i] < b[i]) + 2 * (a[i] <= b[i]) + 4 * (ua < ub) + 8 * (ua >= ub)
      + 16 * (a[i] == b[i]) + 32 * min(a[i], b[i]) + 1024 * max(a[i], b[i]);
}

// native: hash<<<2, 64>>>(unsigned out[128]=zeros, unsigned seed=12345)
__global__ void hash(unsigned *out, unsigned seed) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x, h = seed ^ i;
  for (int round = 0; round < 5; round++) {
    h ^= h >> 16;
    h *= 0x85ebca6bu;
    h = h << 13 | h >> 19;
    h += round * 0x9e3779b9u;
  }
  out[i] = h;
}
