// verify: --block 256 --grid 64 --assume 'n <= 10000000'
// expect: proved
//
// A grid-stride histogram straight in global memory.

__global__ void histogram(const unsigned char *data, int n, int *counts) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        atomicAdd(&counts[data[i]], 1);
    }
}
