// verify: --block 16,8 --grid 4,4
// expect: proved
//
// Linear ids of threads and blocks.

__global__ void tag(int *out) {
    int block = blockIdx.y * gridDim.x + blockIdx.x;
    int thread = threadIdx.y * blockDim.x + threadIdx.x;
    int i = block * (blockDim.x * blockDim.y) + thread;
    out[i] = 1000 * block + thread;
}
