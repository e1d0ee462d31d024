// verify:
// expect: inconclusive
// The last block sets the counter to zero again, so that later launches find it so. A grid of one block
// draws no number, and is the only one that sets it here.

__device__ unsigned ticket;

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
    if (gridDim.x == 1) {
        if (threadIdx.x == 0) {
            *out = sums[0];
            ticket = 0;
        }
        return;
    }
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sums[0]; // possible[race]: write
        __threadfence();
        last = atomicInc(&ticket, gridDim.x) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        __threadfence();
        float all = 0;
        for (int block = 0; block < gridDim.x; block++)
            all += partial[block]; // possible[race]: read
        *out = all; // possible[race]: write
    }
}

int main(int argc, char **argv) {
    const int n = 1 << 20;
    float *in, *partial, *out;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&partial, 64 * sizeof(float));
    cudaMalloc(&out, sizeof(float));
    for (int round = 0; round < argc; round++)
        sum<<<argc > 5 ? 1 : 64, 256>>>(in, partial, out, n);
    return cudaDeviceSynchronize();
}
