// verify: --block 256
// expect: defect
//
// The total is put where other lanes may still read the sum of the first warp.

#define WARP_SIZE 32

__device__ void block_moments(float &a, float &b, float *sa, float *sb) {
    const int lane = threadIdx.x % WARP_SIZE, warp = threadIdx.x / WARP_SIZE;
    const int warps = blockDim.x / WARP_SIZE;
    for (int d = WARP_SIZE / 2; d > 0; d /= 2) {
        a += __shfl_down_sync(0xffffffffu, a, d);
        b += __shfl_down_sync(0xffffffffu, b, d);
    }
    if (lane == 0) {
        sa[warp] = a;
        sb[warp] = b;
    }
    __syncthreads();
    {
        a = (lane < warps) ? sa[lane] : 0.0f; // error[race]: read
        b = (lane < warps) ? sb[lane] : 0.0f; // error[race]: read
        for (int d = WARP_SIZE / 2; d > 0; d /= 2) {
            a += __shfl_down_sync(0xffffffffu, a, d);
            b += __shfl_down_sync(0xffffffffu, b, d);
        }
        if (lane == 0) {
            sa[0] = a; // error[race]: write
            sb[0] = b; // error[race]: write
        }
    }
    __syncthreads();
    a = sa[0];
    b = sb[0];
}

__global__ void group_norm(const float *__restrict__ x, const float *__restrict__ gamma,
                           const float *__restrict__ beta, float *__restrict__ y,
                           float *__restrict__ means, float *__restrict__ rstds, int G, int D,
                           int HW, float eps) {
    __shared__ float sa[WARP_SIZE], sb[WARP_SIZE];
    const int group = blockIdx.x;
    const int size = D * HW, step = blockDim.x;
    const long long base = static_cast<long long>(group) * size;

    float sum = 0.0f, squares = 0.0f;
    for (int i = threadIdx.x; i < size; i += step) {
        const float v = x[base + i];
        sum += v;
        squares += v * v;
    }
    block_moments(sum, squares, sa, sb);

    const float mean = sum / size;
    const float rstd = rsqrtf(fmaxf(squares / size - mean * mean, 0.0f) + eps);
    if (threadIdx.x == 0) {
        means[group] = mean;
        rstds[group] = rstd;
    }
    for (int i = threadIdx.x; i < size; i += step) {
        const int c = (group % G) * D + i / HW;
        y[base + i] = (x[base + i] - mean) * rstd * gamma[c] + beta[c];
    }
}
