// Races and divergences, each with another reason why it is one.

__global__ void before(int *out) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = t;
    out[blockIdx.x * 128 + t] = s[127 - t];
    __syncthreads(); // before: before
}

__global__ void after(int *out) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = t;
    __syncthreads(); // after: after
    if (t >= 64)     // after: guard
        s[t - 64] = 1;
    out[blockIdx.x * 128 + t] = s[t];
}

__global__ void between(int *out) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = t;
    for (int k = 0;; k++) {
        __syncthreads(); // between: between
        if (k == 3)
            break;
        s[t] = s[(t + 64) % 128];
    }
    out[blockIdx.x * 128 + t] = s[t];
}

__global__ void missed(int *out) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = t;
    if (blockIdx.x == 0)
        __syncthreads(); // missed: missed
    out[blockIdx.x * 128 + t] = s[127 - t];
}

__global__ void bare(int *a) {
    a[blockIdx.x * 128 + (threadIdx.x + 64) % 128] = a[blockIdx.x * 128 + threadIdx.x];
}

__global__ void warp(int *a) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = t;
    a[blockIdx.x * 128 + t] = s[t ^ 1];
}

__global__ void blocks(int *total) {
    if (threadIdx.x == 0) // blocks: guard
        total[0] += 1;
}

__global__ void parting(int *out) {
    int t = threadIdx.x;
    if (blockIdx.x < 2)
        if (t < 100)         // parting: parting
            __syncthreads();
    out[blockIdx.x * 128 + t] = t;
}

__global__ void returned(int *out) {
    int t = threadIdx.x;
    if (t >= 100)        // returned: parting
        return;
    __syncthreads();
    out[blockIdx.x * 128 + t] = t;
}

__device__ unsigned drawn;

__global__ void last(int *sums) {
    __shared__ bool is_last;
    if (threadIdx.x == 0) { // last: guard
        sums[blockIdx.x] = threadIdx.x + 1;
        __threadfence();
        unsigned number = atomicInc(&drawn, gridDim.x - 1); // last: unfenced
        is_last = number == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) // last: guard
        sums[gridDim.x] = sums[0];
}
