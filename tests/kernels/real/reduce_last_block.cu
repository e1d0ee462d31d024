// verify: --block 256 --grid 64
// expect: proved
//
// One launch: the block that takes the last ticket adds up what all blocks left.

#define THREADS 256

static __device__ unsigned int retirementCount = 0;

__device__ float block_sum(float v) {
    __shared__ float s[THREADS];
    s[threadIdx.x] = v;
    __syncthreads();
    for (int stride = THREADS / 2; stride > 0; stride >>= 1) {
        if (threadIdx.x < stride) s[threadIdx.x] += s[threadIdx.x + stride];
        __syncthreads();
    }
    return s[0];
}

__global__ void reduce_single_pass(const float *__restrict__ g_idata, float *partial,
                                   float *__restrict__ result, int n) {
    __shared__ bool amLast;

    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        sum += g_idata[i];
    }
    sum = block_sum(sum);

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sum;
        __threadfence();
        const unsigned int ticket = atomicInc(&retirementCount, gridDim.x - 1);
        amLast = (ticket == gridDim.x - 1);
        __threadfence();
    }
    __syncthreads();

    if (amLast) {
        float total = 0.0f;
        for (int i = threadIdx.x; i < gridDim.x; i += blockDim.x) {
            total += partial[i];
        }
        __syncthreads();
        total = block_sum(total);
        if (threadIdx.x == 0) {
            *result = total;
        }
    }
}

// All threads of a block leave something, and one of them says so.
__global__ void column_sums(const float *__restrict__ m, float *__restrict__ partial,
                            float *__restrict__ sums, unsigned int *__restrict__ done, int rows) {
    __shared__ bool last;
    float sum = 0.0f;
    for (int r = blockIdx.x; r < rows; r += gridDim.x) sum += m[r * THREADS + threadIdx.x];
    partial[blockIdx.x * THREADS + threadIdx.x] = sum;

    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        last = atomicAdd(done, 1u) + 1 == gridDim.x;
        __threadfence();
    }
    __syncthreads();
    if (!last) return;

    float total = 0.0f;
    for (int b = 0; b < gridDim.x; ++b) total += partial[b * THREADS + threadIdx.x];
    sums[threadIdx.x] = total;
}
