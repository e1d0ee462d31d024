// verify: --block 256 --grid 64
// expect: defect
//
// Counts are incremented without atomics.

__global__ void histogram(const unsigned char *data, int n, unsigned int *bins) {
    __shared__ unsigned int counts[256];
    counts[threadIdx.x] = 0;
    __syncthreads();

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        counts[data[i]]++; // error[race]: read, write
    }
    __syncthreads();

    atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);
}
