// verify:
// expect: proved
//
// The host clears the counter.

__global__ void total(const int *in, int *partial, int *out, unsigned *count) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = in[blockIdx.x];
        __threadfence();
        last = atomicAdd(count, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        int all = 0;
        for (int block = 0; block < gridDim.x; block++)
            all += partial[block];
        *out = all;
    }
}

int main() {
    int *in, *partial, *out;
    unsigned *count;
    cudaMalloc(&in, 4 * sizeof(int));
    cudaMalloc(&partial, 4 * sizeof(int));
    cudaMalloc(&out, sizeof(int));
    cudaMalloc(&count, sizeof(unsigned));
    cudaMemset(count, 0, sizeof(unsigned));
    cudaMemset(in, 0, 4 * sizeof(int));
    total<<<4, 32>>>(in, partial, out, count);
    return cudaDeviceSynchronize();
}
