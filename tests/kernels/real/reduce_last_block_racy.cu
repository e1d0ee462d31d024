// verify: --block 256 --grid 64
// expect: defect
//
// The ticket is taken before the block's sum is stored; and more that is wrong with tickets.

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
        const unsigned int ticket = atomicInc(&retirementCount, gridDim.x - 1);
        amLast = (ticket == gridDim.x - 1);
        partial[blockIdx.x] = sum; // error[race]: write
        __threadfence();
    }
    __syncthreads();

    if (amLast) {
        float total = 0.0f;
        for (int i = threadIdx.x; i < gridDim.x; i += blockDim.x) {
            total += partial[i]; // error[race]: read
        }
        __syncthreads();
        total = block_sum(total);
        if (threadIdx.x == 0) {
            *result = total;
        }
    }
}

// The fence of one thread says nothing of what others do without a barrier.
__global__ void column_sums(const float *__restrict__ m, float *__restrict__ partial,
                            float *__restrict__ sums, unsigned int *__restrict__ done, int rows) {
    __shared__ bool last;
    float sum = 0.0f;
    for (int r = blockIdx.x; r < rows; r += gridDim.x) sum += m[r * THREADS + threadIdx.x];
    partial[blockIdx.x * THREADS + threadIdx.x] = sum; // error[race]: write

    if (threadIdx.x == 0) {
        __threadfence();
        last = atomicAdd(done, 1u) + 1 == gridDim.x;
        __threadfence();
    }
    __syncthreads();
    if (!last) return;

    float total = 0.0f;
    for (int b = 0; b < gridDim.x; ++b) total += partial[b * THREADS + threadIdx.x]; // error[race]: read
    sums[threadIdx.x] = total;
}

// No fence behind the ticket.
__global__ void row_flags(const int *__restrict__ in, int *__restrict__ flags, int *__restrict__ all,
                          unsigned int *__restrict__ done) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        flags[blockIdx.x] = in[blockIdx.x]; // error[race]: write
        __threadfence();
        last = atomicAdd(done, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x < gridDim.x) {
        atomicOr(all, flags[threadIdx.x]); // error[race]: read
    }
}

// The last but one goes first.
__global__ void first_but_one(const int *__restrict__ in, int *__restrict__ flags, int *__restrict__ all,
                              unsigned int *__restrict__ done) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        flags[blockIdx.x] = in[blockIdx.x]; // error[race]: write
        __threadfence();
        last = atomicAdd(done, 1u) >= gridDim.x - 2;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x < gridDim.x) {
        atomicOr(all, flags[threadIdx.x]); // error[race]: read
    }
}

// Two counters, each of which only half of the blocks count up.
__global__ void two_counters(const int *__restrict__ in, int *__restrict__ flags, int *__restrict__ all,
                             unsigned int *__restrict__ done) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        flags[blockIdx.x] = in[blockIdx.x]; // error[race]: write
        __threadfence();
        last = atomicAdd(&done[blockIdx.x & 1], 1u) == gridDim.x / 2 - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x < gridDim.x) {
        atomicOr(all, flags[threadIdx.x]); // error[race]: read
    }
}
