// verify: --assume 'tiles <= 100000'
// expect: defect
//
// The blocks draw without waiting until all have read what was drawn.
__device__ int next;

__global__ void scale(const float *__restrict__ in, float *__restrict__ out, int tiles) {
    __shared__ int drawn;
    while (true) {
        if (threadIdx.x == 0) drawn = atomicAdd(&next, 1); // error[race]: write
        __syncthreads(); // error[divergence]
        int tile = drawn; // error[race]: read
        if (tile >= tiles) break;
        out[tile * blockDim.x + threadIdx.x] = 2 * in[tile * blockDim.x + threadIdx.x]; // error[race?]: write
    }
}
