// verify:
// expect: defect
// As `own_counter.cu`, where the counter begins too high, so that a block which is not the last one sums up.
static __device__ unsigned count = 2;

__global__ void total(int *partial, int *out) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x; // error[race]: write
        __threadfence();
        last = atomicAdd(&count, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        int all = 0;
        for (int block = 0; block < gridDim.x; block++)
            all += partial[block]; // error[race]: read
        *out = all;
    }
}

int main() {
    int *partial, *out;
    cudaMalloc(&partial, 64 * sizeof(int));
    cudaMalloc(&out, sizeof(int));
    total<<<64, 32>>>(partial, out);
    return cudaDeviceSynchronize();
}
