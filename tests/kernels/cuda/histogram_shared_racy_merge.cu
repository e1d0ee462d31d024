// verify: --block 256 --grid 64
// expect: defect
//
// Blocks merge their counts without atomics.

__global__ void histogram(const unsigned char *data, int n, unsigned int *bins) {
    __shared__ unsigned int counts[256];
    counts[threadIdx.x] = 0;
    __syncthreads();

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicAdd(&counts[data[i]], 1);
    }
    __syncthreads();

    bins[threadIdx.x] += counts[threadIdx.x]; // error[race]: read, write
}
