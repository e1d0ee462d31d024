// Kernels that are proved for some launches; the comment before each is the condition that is
// proposed.

// blockDim.x <= 256 && gridDim.x <= 1048576
__global__ void fold(float *data) {
    __shared__ float s[256];
    int t = threadIdx.x;
    s[t] = data[blockIdx.x * 256 + t];
    __syncthreads();
    for (int k = 128; k > 0; k /= 2) {
        if (t < k)
            s[t] += s[t + k];
        __syncthreads();
    }
    data[blockIdx.x * 256 + t] = s[0];
}

// n >= gridDim.x * blockDim.x
__global__ void wraps(int *flag, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    flag[i] = i;
    if (i == n)
        flag[0] = 1;
}

// blockDim.x <= n
__global__ void all_wait(int *out, int n) {
    if (threadIdx.x < n)
        __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = n;
}

// blockDim.x == 16 && blockDim.y == 16 && gridDim.x <= 1048576
__global__ void tile(const float *__restrict__ in, float *__restrict__ data) {
    __shared__ float t[256];
    t[threadIdx.y * 16 + threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    data[blockIdx.x * 256 + threadIdx.x * 16 + threadIdx.y] = t[threadIdx.x * 16 + threadIdx.y];
}

// none
__global__ void racy(int *a) {
    a[0] = threadIdx.x;
}
