// verify:
// expect: proved
// A counter that the host cannot name.
static __device__ unsigned count;

__global__ void total(int *partial, int *out) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x;
        __threadfence();
        last = atomicAdd(&count, 1) == gridDim.x - 1;
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
    int *partial, *out;
    cudaMalloc(&partial, 64 * sizeof(int));
    cudaMalloc(&out, sizeof(int));
    total<<<64, 32>>>(partial, out);
    return cudaDeviceSynchronize();
}
