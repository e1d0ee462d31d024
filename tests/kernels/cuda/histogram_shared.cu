// verify: --block 256 --grid 64
// expect: proved
//
// Each block counts in shared memory, then merges its counts into the grid's.

__global__ void histogram(const unsigned char *data, int n, unsigned int *bins) {
    __shared__ unsigned int counts[256];
    counts[threadIdx.x] = 0;
    __syncthreads();

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicAdd(&counts[data[i]], 1);
    }
    __syncthreads();

    atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);
}
