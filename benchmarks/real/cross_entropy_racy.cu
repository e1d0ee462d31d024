// verify: --block 256 --grid 2048
// expect: defect
//
// The first thread reads the target's logit while others replace logits by gradients.

#define BLOCK 256

struct Sum {
    __device__ static float of(float a, float b) { return a + b; }
    __device__ static float identity() { return 0.0f; }
};

struct Max {
    __device__ static float of(float a, float b) { return fmaxf(a, b); }
    __device__ static float identity() { return -3.402823466e+38f; }
};

template <typename Op>
__device__ float reduce_block(float v, float *s) {
    s[threadIdx.x] = v;
    __syncthreads();
    for (int stride = BLOCK / 2; stride > 0; stride /= 2) {
        if (threadIdx.x < stride) {
            s[threadIdx.x] = Op::of(s[threadIdx.x], s[threadIdx.x + stride]);
        }
        __syncthreads();
    }
    const float result = s[0];
    __syncthreads();
    return result;
}

__global__ void cross_entropy(float *__restrict__ logits, const int *__restrict__ targets,
                              float *__restrict__ losses, double *__restrict__ total, int rows,
                              int vocab, int padded, float scale) {
    __shared__ float s[BLOCK];
    const int row = blockIdx.x;
    if (row >= rows || padded < vocab) return;
    const int target = targets[row];
    if (target < 0 || target >= vocab) return;
    float *x = logits + static_cast<size_t>(row) * padded;

    float m = Max::identity();
    for (int c = threadIdx.x; c < vocab; c += BLOCK) m = fmaxf(m, x[c]);
    m = reduce_block<Max>(m, s);

    float sum = Sum::identity();
    for (int c = threadIdx.x; c < vocab; c += BLOCK) sum += __expf(x[c] - m);
    sum = reduce_block<Sum>(sum, s);

    if (threadIdx.x == 0) {
        const float loss = __logf(sum) + m - x[target]; // error[race]: read
        losses[row] = loss;
        atomicAdd(total, static_cast<double>(loss));
    }

    for (int c = threadIdx.x; c < vocab; c += BLOCK) {
        const float p = __expf(x[c] - m) / sum;
        x[c] = (p - (c == target ? 1.0f : 0.0f)) * scale; // error[race]: write
    }
}
