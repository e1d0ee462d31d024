// verify:
// expect: proved
//
// The last of 64 blocks sums up what all have left, each behind a fence.

__device__ unsigned ticket = 0;

__global__ void sum(const float *in, float *part, float *out, int n) {
    __shared__ float s[256];
    __shared__ bool last;
    int t = threadIdx.x;
    float own = 0;
    for (int i = blockIdx.x * 256 + t; i < n; i += 256 * gridDim.x)
        own += in[i];
    s[t] = own;
    __syncthreads();
    for (int k = 128; k; k /= 2) {
        if (t < k)
            s[t] += s[t + k];
        __syncthreads();
    }
    if (t == 0) {
        part[blockIdx.x] = s[0];
        __threadfence();
        last = atomicInc(&ticket, gridDim.x) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t == 0) {
        __threadfence();
        float all = 0;
        for (int i = 0; i < gridDim.x; i++)
            all += part[i];
        *out = all;
    }
}

int main() {
    int n = 1 << 20;
    float *in, *part, *out;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&part, 64 * sizeof(float));
    cudaMalloc(&out, sizeof(float));
    cudaMemset(in, 0, n * sizeof(float));
    sum<<<64, 256>>>(in, part, out, n);
    return cudaDeviceSynchronize();
}
