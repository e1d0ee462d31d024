// verify: --assume 'tiles <= 100000'
// expect: proved
//
// The blocks draw tiles of their own size until none is left.
__device__ int next;

__global__ void scale(const float *__restrict__ in, float *__restrict__ out, int tiles) {
    __shared__ int drawn;
    while (true) {
        if (threadIdx.x == 0) drawn = atomicAdd(&next, 1);
        __syncthreads();
        int tile = drawn;
        __syncthreads();
        if (tile >= tiles) break;
        out[tile * blockDim.x + threadIdx.x] = 2 * in[tile * blockDim.x + threadIdx.x];
    }
}
