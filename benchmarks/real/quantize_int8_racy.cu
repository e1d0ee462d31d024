// verify: --block 128
// expect: defect(quantize_rows), proved(dequantize_rows)
//
// Each thread packs bytes of a word by itself.

typedef unsigned int Packed;

__device__ __forceinline__ float absmax4(float4 v) {
    return fmaxf(fmaxf(fabsf(v.x), fabsf(v.y)), fmaxf(fabsf(v.z), fabsf(v.w)));
}

__device__ __forceinline__ Packed to_byte(float v, float inverse) {
    const int q = max(-127, min(127, __float2int_rn(v * inverse)));
    return static_cast<Packed>(q) & 0xffu;
}

template <int THREADS>
__global__ void quantize_rows(const float4 *__restrict__ in, Packed *__restrict__ out,
                              float *__restrict__ scales, int words) {
    __shared__ float s_max[THREADS];
    const long long row = blockIdx.x;
    const float4 *src = in + row * words;
    Packed *dst = out + row * words;

    float m = 0.0f;
    for (int i = threadIdx.x; i < words; i += THREADS) m = fmaxf(m, absmax4(src[i]));
    s_max[threadIdx.x] = m;
    __syncthreads();
#pragma unroll
    for (int s = THREADS / 2; s >= 1; s /= 2) {
        if (threadIdx.x < s) s_max[threadIdx.x] = fmaxf(s_max[threadIdx.x], s_max[threadIdx.x + s]);
        __syncthreads();
    }

    const float scale = s_max[0] / 127.0f;
    const float inverse = (scale > 0.0f) ? 1.0f / scale : 0.0f;
    if (threadIdx.x == 0) scales[row] = scale;
    for (int i = threadIdx.x; i < words; i += THREADS) {
        const float4 v = src[i];
        const Packed low = to_byte(v.x, inverse) | (to_byte(v.y, inverse) << 8);
        const Packed high = to_byte(v.z, inverse) | (to_byte(v.w, inverse) << 8);
        dst[i / 2] |= (low | (high << 16)) << (i & 1); // error[race]: read, write
    }
}

__global__ void dequantize_rows(const signed char *__restrict__ in, const float *__restrict__ scales,
                                float *__restrict__ out, int rows, int cols) {
    const int row = blockIdx.x;
    if (row >= rows) return;
    const float scale = scales[row];
    const int step = blockDim.x;
    for (int c = threadIdx.x; c < cols; c += step) {
        out[row * cols + c] = scale * in[row * cols + c];
    }
}

template __global__ void quantize_rows<128>(const float4 *, Packed *, float *, int);
