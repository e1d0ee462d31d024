// verify: --block 256 --grid 64 --assume 'n <= 10000000'
// expect: defect
//
// The first block clears the counters first; the barrier holds only this block back.

__global__ void histogram(const unsigned char *data, int n, int *counts) {
    if (blockIdx.x == 0) {
        counts[threadIdx.x] = 0; // error[race]: write
    }
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        atomicAdd(&counts[data[i]], 1); // error[race]: atomic
    }
}
