// verify: --block 256 --grid 64
// expect: defect
//
// The ticket is taken before the block's sum is stored.

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
