// verify:
// expect: inconclusive
//
// The second launch finds the counter as the first one left it.

__global__ void total(const float *in, float *partial, float *out, unsigned *count, int n) {
    __shared__ float sums[256];
    __shared__ bool last;
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        sum += in[i];
    sums[threadIdx.x] = sum;
    __syncthreads();
    for (int half = 128; half > 0; half /= 2) {
        if (threadIdx.x < half)
            sums[threadIdx.x] += sums[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sums[0]; // possible[race]: write
        __threadfence();
        last = atomicAdd(count, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        float all = 0;
        for (int block = 0; block < gridDim.x; block++)
            all += partial[block]; // possible[race]: read
        *out = all;
    }
}

int main(int argc, char **argv) {
    const int n = 1 << 20, blocks = 64;
    float *in, *partial, *out;
    unsigned *count;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&partial, blocks * sizeof(float));
    cudaMalloc(&out, sizeof(float));
    cudaMalloc(&count, sizeof(unsigned));
    cudaMemset(in, 0, n * sizeof(float));
    cudaMemset(count, 0, sizeof(unsigned));
    for (int round = 0; round < argc; round++)
        total<<<blocks, 256>>>(in, partial, out, count, n);
    return cudaDeviceSynchronize();
}
