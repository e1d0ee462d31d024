// native: axpy<<<2, 32>>>(float y[64]=random:seed1:-9..9, float x[64]=random:seed2:-9..9, float a=1.625, int n=50)
__global__ void axpy(float *y, const float *x, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

// native: divide<<<1, 64>>>(float out[64]=zeros, float a[64]=random:seed3:-50..50, float b[64]=random:seed4:-2..2)
__global__ void divide(float *out, const float *a, const float *b) {
  int i = threadIdx.x;
  out[i] = a[i] / b[i] - sqrtf(fabsf(a[i])) + fmodf(a[i], b[i]) + floorf(a[i]) * ceilf(b[i]);
}

// native: doubles<<<1, 64>>>(double out[64]=zeros, double a[64]=random:seed5:-50..50)
__global__ void doubles(double *out, const double *a) {
  int i = threadIdx.x;
  double x = a[i];
  out[i] = x * x / 3.0 - sqrt(x * x + 1.0) + fmin(x, 2.5) + fmax(x, -2.5) + trunc(x) + rint(x * 2);
}

// native: conversions<<<1, 64>>>(int out[64]=zeros, float a[64]=random:seed6:-1000..1000, double d[64]=random:seed7:-1000..1000)
__global__ void conversions(int *out, const float *a, const double *d) {
  int i = threadIdx.x;
  unsigned u = (unsigned)fabsf(a[i]);
  long long w = (long long)(d[i] * 1e6);
  out[i] = (int)a[i] + (int)u * 3 + (int)(w % 1000) + (int)(float)(i * 16777217) + (short)a[i]
      + __float_as_int((float)d[i]);
}

// native: nan_and_infinity<<<1, 32>>>(int out[32]=zeros, float zero=0)
__global__ void nan_and_infinity(int *out, float zero) {
  int i = threadIdx.x;
  float big = (i + 1) / zero, nothing = zero / zero;
  out[i] = (big > 1e38f) + 2 * (nothing == nothing) + 4 * (nothing < big) + 8 * !(nothing >= big)
      + 16 * (-big < big) + 32 * (nothing != nothing);
}

// native: functions<<<1, 64>>>(float out[64]=zeros, float a[64]=random:seed8:0..4)
__global__ void functions(float *out, const float *a) {
  int i = threadIdx.x;
  float x = a[i] + 0.125f;
  out[i] = sinf(x) + cosf(x) * 2 + tanf(x) + expf(x) - logf(x) + powf(x, 1.5f) + atan2f(x, 2.0f)
      + tanhf(x) + log2f(x) + exp2f(x) + cbrtf(x) + rsqrtf(x) + asinf(x / 8) + acosf(x / 8)
      + atanf(x) + sinhf(x) + coshf(x) + log1pf(x) + expm1f(x) + hypotf(x, 1.0f) + roundf(x)
      + fmaf(x, x, x) + copysignf(x, -1.0f) + log10f(x);
}

// native: double_functions<<<1, 64>>>(double out[64]=zeros, double a[64]=random:seed9:0..4)
__global__ void double_functions(double *out, const double *a) {
  int i = threadIdx.x;
  double x = a[i] + 0.125;
  out[i] = sin(x) + cos(x) * 2 + exp(x) - log(x) + pow(x, 1.5) + atan2(x, 2.0) + tanh(x) + cbrt(x)
      + fma(x, x, x) + hypot(x, 1.0) + log2(x) + floor(x) + round(x);
}

// native: horner<<<1, 32>>>(float out[32]=zeros, float c[8]=random:seed10:-2..2)
__global__ void horner(float *out, const float *c) {
  float x = threadIdx.x * 0.25f, sum = 0;
  for (int k = 7; k >= 0; k--) sum = sum * x + c[k];
  out[threadIdx.x] = sum;
}
