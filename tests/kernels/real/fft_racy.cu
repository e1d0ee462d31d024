// verify: --block 256 --grid 64
// expect: proved(fft_shared), defect(fft_stockham_pass)
//
// The pass between arrays does not spread the groups of butterflies: outputs of neighbours fall
// together.

#define N 512
#define LOG_N 9
#define TWO_PI 6.283185307179586f

typedef float2 Complex;

__device__ __forceinline__ Complex cmul(Complex a, Complex b) {
    return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

__device__ __forceinline__ Complex twiddle(int k, int n) {
    float s, c;
    __sincosf(-TWO_PI * k / n, &s, &c);
    return make_float2(c, s);
}

__global__ void fft_shared(Complex *__restrict__ data, float scale) {
    __shared__ Complex s[N];
    const int tid = threadIdx.x;
    Complex *block = data + static_cast<size_t>(blockIdx.x) * N;

    for (int i = tid; i < N; i += blockDim.x) {
        s[i] = block[__brev(i) >> (32 - LOG_N)];
    }
    __syncthreads();

    for (int span = 1; span < N; span <<= 1) {
        const int k = tid & (span - 1);
        const int low = ((tid - k) << 1) + k;
        const Complex a = s[low];
        const Complex b = cmul(s[low + span], twiddle(k, span << 1));
        s[low] = make_float2(a.x + b.x, a.y + b.y);
        s[low + span] = make_float2(a.x - b.x, a.y - b.y);
        __syncthreads();
    }

    for (int i = tid; i < N; i += blockDim.x) {
        block[i] = make_float2(s[i].x * scale, s[i].y * scale);
    }
}

__global__ void fft_stockham_pass(const Complex *__restrict__ in, Complex *__restrict__ out,
                                  int half, int logP) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= half) return;

    const int p = 1 << logP;
    const int k = i & (p - 1);
    const int j = (i - k) + k;
    const Complex u0 = in[i];
    const Complex u1 = cmul(in[i + half], twiddle(k, p << 1));
    out[j] = make_float2(u0.x + u1.x, u0.y + u1.y); // error[race]: write
    out[j + p] = make_float2(u0.x - u1.x, u0.y - u1.y); // error[race]: write
}
