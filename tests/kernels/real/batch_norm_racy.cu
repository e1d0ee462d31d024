// verify: --block 256 --grid 256
// expect: defect(batch_norm_statistics), proved(batch_norm_apply)
//
// Halves of the block are merged without a barrier between the steps.

#define THREADS 256

struct Moments {
    float mean, m2;
    int count;
};

__device__ Moments merge(Moments a, Moments b) {
    if (b.count == 0) return a;
    if (a.count == 0) return b;
    Moments r;
    const float delta = b.mean - a.mean;
    r.count = a.count + b.count;
    r.mean = a.mean + delta * b.count / r.count;
    r.m2 = a.m2 + b.m2 + delta * delta * a.count * b.count / r.count;
    return r;
}

__global__ void batch_norm_statistics(const float *__restrict__ x, float *__restrict__ saveMean,
                                      float *__restrict__ saveInvStd,
                                      float *__restrict__ runningMean,
                                      float *__restrict__ runningVar, int N, int C, int HW,
                                      float momentum, float eps) {
    __shared__ Moments s[THREADS];
    const int c = blockIdx.x;
    if (c >= C) return;

    Moments mine = {0.0f, 0.0f, 0};
    for (int i = threadIdx.x; i < N * HW; i += blockDim.x) {
        const float v = x[((i / HW) * C + c) * HW + i % HW];
        mine.count++;
        const float delta = v - mine.mean;
        mine.mean += delta / mine.count;
        mine.m2 += delta * (v - mine.mean);
    }
    s[threadIdx.x] = mine;
    __syncthreads();

    for (int half = THREADS / 2; half > 0; half >>= 1) {
        if (threadIdx.x < half) {
            const Moments other = s[threadIdx.x + half]; // error[race]: read
            s[threadIdx.x] = merge(s[threadIdx.x], other); // error[race]: write
        }
    }
    __syncthreads();

    if (threadIdx.x == 0) {
        const float var = s[0].m2 / s[0].count;
        saveMean[c] = s[0].mean;
        saveInvStd[c] = rsqrtf(var + eps);
        runningMean[c] = (1.0f - momentum) * runningMean[c] + momentum * s[0].mean;
        runningVar[c] = (1.0f - momentum) * runningVar[c] + momentum * var;
    }
}

__global__ void batch_norm_apply(const float *__restrict__ x, float *__restrict__ y,
                                 const float *__restrict__ mean, const float *__restrict__ invStd,
                                 const float *__restrict__ gamma, const float *__restrict__ beta,
                                 int C, int HW, int total) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < total; i += blockDim.x * gridDim.x) {
        const int c = (i / HW) % C;
        y[i] = (x[i] - mean[c]) * invStd[c] * gamma[c] + beta[c];
    }
}
