// verify:
// expect: inconclusive
//
// As `counter_wraps.cu`, but it is another counter that wraps around.

__global__ void total(int *partial, int *out, unsigned *count, unsigned *laps) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        atomicInc(laps, 9);
        partial[blockIdx.x] = blockIdx.x; // possible[race]: write
        __threadfence();
        last = atomicAdd(count, 1) >= gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        int all = 0;
        for (int b = 0; b < gridDim.x; b++)
            all += partial[b]; // possible[race]: read
        *out = all; // possible[race]: write
    }
}

int main() {
    int *partial, *out;
    unsigned *count, *laps;
    cudaMalloc(&partial, 64 * sizeof(int));
    cudaMalloc(&out, sizeof(int));
    cudaMalloc(&count, sizeof(unsigned));
    cudaMalloc(&laps, sizeof(unsigned));
    cudaMemset(count, 0, sizeof(unsigned));
    cudaMemset(laps, 0, sizeof(unsigned));
    for (int i = 0; i < 100; i++)
        total<<<64, 32>>>(partial, out, count, laps);
    cudaDeviceSynchronize();
    return 0;
}
