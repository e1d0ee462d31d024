// verify: --block 256 --grid 128
// expect: proved
//
// Fast Walsh transform: vectors in shared memory, a pass of radix 4 in global memory, a product of
// spectra.

template <int LOG2N>
__global__ void walsh_shared(float *__restrict__ d_Output, const float *__restrict__ d_Input) {
    constexpr int N = 1 << LOG2N;
    __shared__ float s_data[N];
    const int base = blockIdx.x << LOG2N;
    const float *d_Src = d_Input + base;
    float *d_Dst = d_Output + base;

    for (int pos = threadIdx.x; pos < N; pos += blockDim.x) {
        s_data[pos] = d_Src[pos];
    }

    for (int stride = N >> 2; stride > 0; stride >>= 2) {
        __syncthreads();
        for (int pos = threadIdx.x; pos < N / 4; pos += blockDim.x) {
            const int lo = pos & (stride - 1);
            const int i0 = ((pos - lo) << 2) + lo;
            const int i1 = i0 + stride;
            const int i2 = i1 + stride;
            const int i3 = i2 + stride;
            const float D0 = s_data[i0], D1 = s_data[i1];
            const float D2 = s_data[i2], D3 = s_data[i3];
            s_data[i0] = (D0 + D2) + (D1 + D3);
            s_data[i1] = (D0 + D2) - (D1 + D3);
            s_data[i2] = (D0 - D2) + (D1 - D3);
            s_data[i3] = (D0 - D2) - (D1 - D3);
        }
    }

    if (LOG2N & 1) {
        __syncthreads();
        for (int pos = threadIdx.x; pos < N / 2; pos += blockDim.x) {
            const int i0 = pos << 1;
            const float D0 = s_data[i0], D1 = s_data[i0 + 1];
            s_data[i0] = D0 + D1;
            s_data[i0 + 1] = D0 - D1;
        }
    }

    __syncthreads();
    for (int pos = threadIdx.x; pos < N; pos += blockDim.x) {
        d_Dst[pos] = s_data[pos];
    }
}

template __global__ void walsh_shared<10>(float *, const float *);
template __global__ void walsh_shared<11>(float *, const float *);

__global__ void walsh_pass(float *__restrict__ d_Data, int logStride) {
    const int stride = 1 << logStride;
    const int pos = blockIdx.x * blockDim.x + threadIdx.x;
    const int lo = pos & (stride - 1);
    const int i0 = ((pos - lo) << 2) + lo;
    const int i1 = i0 + stride;
    const int i2 = i1 + stride;
    const int i3 = i2 + stride;
    const float D0 = d_Data[i0], D1 = d_Data[i1], D2 = d_Data[i2], D3 = d_Data[i3];
    d_Data[i0] = (D0 + D2) + (D1 + D3);
    d_Data[i1] = (D0 + D2) - (D1 + D3);
    d_Data[i2] = (D0 - D2) + (D1 - D3);
    d_Data[i3] = (D0 - D2) - (D1 - D3);
}

__global__ void modulate(float *__restrict__ d_A, const float *__restrict__ d_B, int N) {
    const int numThreads = blockDim.x * gridDim.x;
    const float rcpN = 1.0f / (float)N;
    for (int pos = blockIdx.x * blockDim.x + threadIdx.x; pos < N; pos += numThreads) {
        d_A[pos] *= d_B[pos] * rcpN;
    }
}
