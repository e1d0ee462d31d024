// verify: --block 256 --grid 512
// expect: defect(softmax_rows), proved(softmax_online), proved(softmax_warp)
//
// The second sum of a row may start while the first one is still read from the same cells.

#define BLOCK 256
#define NEG_INF (-3.402823466e+38f)

__device__ __forceinline__ float warp_max(float v) {
    for (int d = 16; d > 0; d >>= 1) v = fmaxf(v, __shfl_xor_sync(0xffffffff, v, d));
    return v;
}

__device__ __forceinline__ float warp_sum(float v) {
    for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffff, v, d);
    return v;
}

template <float (*Warp)(float)>
__device__ float block_all(float v, float *shared, float identity) {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    v = Warp(v);
    if (lane == 0) shared[warp] = v; // error[race]: write
    __syncthreads();
    v = (lane < BLOCK / 32) ? shared[lane] : identity; // error[race]: read
    v = Warp(v);
    return v;
}

__global__ void softmax_rows(const float *__restrict__ x, float *__restrict__ y, int rows, int cols) {
    __shared__ float shared[BLOCK / 32];
    const int step = blockDim.x;
    for (int row = blockIdx.x; row < rows; row += gridDim.x) {
        const float *in = x + static_cast<size_t>(row) * cols;
        float *out = y + static_cast<size_t>(row) * cols;

        float m = NEG_INF;
        for (int c = threadIdx.x; c < cols; c += step) m = fmaxf(m, in[c]);
        m = block_all<warp_max>(m, shared, NEG_INF);

        float sum = 0.0f;
        for (int c = threadIdx.x; c < cols; c += step) {
            const float e = __expf(in[c] - m);
            out[c] = e;
            sum += e;
        }
        sum = block_all<warp_sum>(sum, shared, 0.0f);

        const float inv = 1.0f / sum;
        for (int c = threadIdx.x; c < cols; c += step) out[c] *= inv;
    }
}

struct __align__(8) MaxSum {
    float m, d;
};

__device__ __forceinline__ MaxSum combine(MaxSum a, MaxSum b) {
    const bool bigger = a.m > b.m;
    const MaxSum hi = bigger ? a : b, lo = bigger ? b : a;
    MaxSum r;
    r.m = hi.m;
    r.d = hi.d + lo.d * __expf(lo.m - hi.m);
    return r;
}

__global__ void softmax_online(const float *__restrict__ x, float *__restrict__ y, int cols) {
    __shared__ MaxSum partial[BLOCK];
    const float *in = x + static_cast<size_t>(blockIdx.x) * cols;
    float *out = y + static_cast<size_t>(blockIdx.x) * cols;

    MaxSum mine = {NEG_INF, 0.0f};
    for (int c = threadIdx.x; c < cols; c += BLOCK) {
        const MaxSum next = {in[c], 1.0f};
        mine = combine(mine, next);
    }
    partial[threadIdx.x] = mine;
    __syncthreads();
    for (int s = BLOCK / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s) {
            partial[threadIdx.x] = combine(partial[threadIdx.x], partial[threadIdx.x + s]);
        }
        __syncthreads();
    }

    const MaxSum total = partial[0];
    for (int c = threadIdx.x; c < cols; c += BLOCK) {
        out[c] = __expf(in[c] - total.m) / total.d;
    }
}

__global__ void softmax_warp(const float *__restrict__ x, float *__restrict__ y, int rows, int cols) {
    const int row = blockIdx.x * (BLOCK / 32) + threadIdx.x / 32;
    const int lane = threadIdx.x % 32;
    if (row >= rows) return;
    float m = NEG_INF, sum = 0.0f;
    for (int c = lane; c < cols; c += 32) m = fmaxf(m, x[row * cols + c]);
    m = warp_max(m);
    for (int c = lane; c < cols; c += 32) sum += __expf(x[row * cols + c] - m);
    sum = warp_sum(sum);
    for (int c = lane; c < cols; c += 32) y[row * cols + c] = __expf(x[row * cols + c] - m) / sum;
}
