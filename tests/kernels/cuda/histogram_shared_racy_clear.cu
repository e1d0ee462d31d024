// verify: --block 256 --grid 64
// expect: defect
//
// Counting may start before all counts are cleared.

__global__ void histogram(const unsigned char *data, int n, unsigned int *bins) {
    __shared__ unsigned int counts[256];
    counts[threadIdx.x] = 0; // error[race]: write

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicAdd(&counts[data[i]], 1); // error[race]: atomic
    }
    __syncthreads();

    atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);
}
