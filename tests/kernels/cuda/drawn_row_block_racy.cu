// verify: --block 64 --grid 8
// expect: inconclusive
//
// The block whose first thread does not draw finds what nobody has stored.

__global__ void fill(float *out, int *counter, int start, int cols) {
    __shared__ int drawn;
    if (threadIdx.x == 0 && start > 0) drawn = atomicAdd(counter, 1);
    __syncthreads();
    int row = drawn;
    if (row != 7) return;
    for (int c = threadIdx.x; c < cols; c += blockDim.x)
        out[(size_t)row * cols + c] = blockIdx.x; // possible[race]: write, write
}
