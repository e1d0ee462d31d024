// verify: --block 256
// expect: defect
//
// The scale is read without waiting for the thread that computes it.

template <int THREADS>
__global__ void __launch_bounds__(THREADS)
    rms_norm_residual(float4 *__restrict__ out, float4 *__restrict__ residual,
                      const float4 *__restrict__ input, const float4 *__restrict__ weight,
                      int vectors, float eps) {
    __shared__ float warp_sums[THREADS / 32];
    __shared__ float s_scale;
    const int row = blockIdx.x;
    const size_t base = static_cast<size_t>(row) * vectors;

    float sum = 0.0f;
    for (int i = threadIdx.x; i < vectors; i += THREADS) {
        const float4 a = input[base + i];
        float4 r = residual[base + i];
        r.x += a.x;
        r.y += a.y;
        r.z += a.z;
        r.w += a.w;
        residual[base + i] = r;
        sum += r.x * r.x + r.y * r.y + r.z * r.z + r.w * r.w;
    }
    for (int d = 16; d > 0; d >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, d);
    if (threadIdx.x % 32 == 0) warp_sums[threadIdx.x / 32] = sum;
    __syncthreads();

    if (threadIdx.x == 0) {
        float total = 0.0f;
        for (int w = 0; w < THREADS / 32; ++w) total += warp_sums[w];
        s_scale = rsqrtf(total / (4.0f * vectors) + eps); // error[race]: write
    }

    const float scale = s_scale; // error[race]: read
    for (int i = threadIdx.x; i < vectors; i += THREADS) {
        const float4 r = residual[base + i];
        const float4 w = weight[i];
        out[base + i] =
            make_float4(r.x * scale * w.x, r.y * scale * w.y, r.z * scale * w.z, r.w * scale * w.w);
    }
}

template __global__ void rms_norm_residual<256>(float4 *, float4 *, const float4 *, const float4 *,
                                                int, float);
