// verify: --block 128 --grid 1024
// expect: proved
//
// Layer normalisation of rows: forward, gradient of the input, gradients of scale and shift.

#define BLOCK 128

__device__ float2 block_sum2(float2 v) {
    __shared__ float2 s[BLOCK / 32];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    for (int d = 16; d > 0; d >>= 1) {
        v.x += __shfl_down_sync(0xffffffff, v.x, d);
        v.y += __shfl_down_sync(0xffffffff, v.y, d);
    }
    __syncthreads();
    if (lane == 0) s[warp] = v;
    __syncthreads();
    float2 total = make_float2(0.0f, 0.0f);
    for (int w = 0; w < BLOCK / 32; ++w) {
        total.x += s[w].x;
        total.y += s[w].y;
    }
    return total;
}

__global__ void layer_norm_forward(const float *__restrict__ x, const float *__restrict__ gamma,
                                   const float *__restrict__ beta, float *__restrict__ y,
                                   float *__restrict__ mean, float *__restrict__ rstd, int C,
                                   float eps) {
    const int row = blockIdx.x;
    x += static_cast<long long>(row) * C;
    y += static_cast<long long>(row) * C;

    float2 acc = make_float2(0.0f, 0.0f);
    for (int c = threadIdx.x; c < C; c += BLOCK) {
        acc.x += x[c];
        acc.y += x[c] * x[c];
    }
    acc = block_sum2(acc);
    const float mu = acc.x / C;
    const float r = rsqrtf(acc.y / C - mu * mu + eps);
    if (threadIdx.x == 0) {
        mean[row] = mu;
        rstd[row] = r;
    }
    for (int c = threadIdx.x; c < C; c += BLOCK) {
        y[c] = (x[c] - mu) * r * gamma[c] + beta[c];
    }
}

__global__ void layer_norm_backward(const float *__restrict__ dy, const float *__restrict__ x,
                                    const float *__restrict__ gamma,
                                    const float *__restrict__ mean, const float *__restrict__ rstd,
                                    float *__restrict__ dx, float *__restrict__ dgamma,
                                    float *__restrict__ dbeta, int C) {
    const int row = blockIdx.x;
    const long long base = static_cast<long long>(row) * C;
    const float mu = mean[row], r = rstd[row];

    float2 acc = make_float2(0.0f, 0.0f);
    for (int c = threadIdx.x; c < C; c += BLOCK) {
        const float g = dy[base + c] * gamma[c];
        acc.x += g;
        acc.y += g * (x[base + c] - mu) * r;
    }
    acc = block_sum2(acc);
    for (int c = threadIdx.x; c < C; c += BLOCK) {
        const float xhat = (x[base + c] - mu) * r;
        const float g = dy[base + c] * gamma[c];
        dx[base + c] = r * (g - (acc.x + xhat * acc.y) / C);
        atomicAdd(&dgamma[c], dy[base + c] * xhat);
        atomicAdd(&dbeta[c], dy[base + c]);
    }
}
