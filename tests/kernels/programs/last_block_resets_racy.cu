// verify:
// expect: inconclusive
//
// As `last_block_resets.cu`, but the last block sets the counter to two for the next launch.

__global__ void sum(float *partial, float *out, unsigned int *done) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x; // possible[race]: write
        __threadfence();
        last = atomicInc(done, gridDim.x - 1) == gridDim.x - 1; // possible[race]: atomic
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        float all = 0;
        for (int i = 0; i < gridDim.x; i++)
            all += partial[i]; // possible[race]: read
        *out = all; // possible[race]: write, write
        *done = 2; // possible[race]: write
    }
}

int main() {
    float *partial, *out;
    unsigned int *done;
    cudaMalloc(&partial, 64 * sizeof(float));
    cudaMalloc(&out, sizeof(float));
    cudaMalloc(&done, sizeof(unsigned int));
    cudaMemset(done, 0, sizeof(unsigned int));
    for (int round = 0; round < 10; round++)
        sum<<<64, 32>>>(partial, out, done);
    cudaDeviceSynchronize();
}
