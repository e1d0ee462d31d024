// verify:
// expect: inconclusive
// As `ticket_reset_by_last.cu`, where the last block resets what lies beside the counter.

__device__ unsigned ticket[2];

__global__ void sum(const float *in, float *partial, float *out, int n) {
    __shared__ float sums[256];
    __shared__ bool last;
    float own = 0;
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256)
        own += in[i];
    sums[threadIdx.x] = own;
    __syncthreads();
    for (int half = 128; half; half >>= 1) {
        if (threadIdx.x < half)
            sums[threadIdx.x] += sums[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sums[0]; // possible[race]: write
        __threadfence();
        last = atomicAdd(&ticket[0], 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        __threadfence();
        float all = 0;
        for (int block = 0; block < gridDim.x; block++)
            all += partial[block]; // possible[race]: read
        *out = all; // possible[race]: write, write
        ticket[1] = 0;
    }
}

int main(int argc, char **argv) {
    const int n = 1 << 20;
    float *in, *partial, *out;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&partial, 64 * sizeof(float));
    cudaMalloc(&out, sizeof(float));
    for (int round = 0; round < argc; round++)
        sum<<<64, 256>>>(in, partial, out, n);
    return cudaDeviceSynchronize();
}
