// verify: --block 256 --grid 64
// expect: proved
//
// The last block sets the counter again by a plain store: its drawing has observed all others.

#define THREADS 256

static __device__ unsigned int retirementCount = 0;

__device__ void block_sum(float *s) {
    for (int stride = THREADS / 2; stride > 0; stride >>= 1) {
        if (threadIdx.x < stride)
            s[threadIdx.x] += s[threadIdx.x + stride];
        __syncthreads();
    }
}

__global__ void reduce_and_reset(const float *__restrict__ g_idata, float *partial,
                                 float *__restrict__ result, int n) {
    __shared__ float s[THREADS];
    __shared__ bool amLast;
    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        sum += g_idata[i];
    s[threadIdx.x] = sum;
    __syncthreads();
    block_sum(s);

    if (threadIdx.x == 0) {
        partial[blockIdx.x] = s[0];
        __threadfence();
        unsigned int ticket = atomicInc(&retirementCount, gridDim.x);
        amLast = (ticket == gridDim.x - 1);
        __threadfence();
    }
    __syncthreads();

    if (amLast) {
        sum = 0.0f;
        for (int i = threadIdx.x; i < gridDim.x; i += blockDim.x)
            sum += partial[i];
        s[threadIdx.x] = sum;
        __syncthreads();
        block_sum(s);
        if (threadIdx.x == 0) {
            *result = s[0];
            retirementCount = 0;
        }
    }
}

// Another thread than the one that draws sets it again.
__global__ void done_by_another(float *__restrict__ partial, float *__restrict__ result,
                                unsigned int *__restrict__ done) {
    __shared__ unsigned int ticket;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x;
        __threadfence();
        ticket = atomicAdd(done, 1u);
        __threadfence();
    }
    __syncthreads();
    if (ticket + 1 != gridDim.x)
        return;
    if (threadIdx.x == blockDim.x - 1) {
        float sum = 0.0f;
        for (int i = 0; i < gridDim.x; i++)
            sum += partial[i];
        *result = sum;
        *done = 0;
    }
}
