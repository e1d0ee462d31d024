// verify: --block 64 --grid 8
// expect: proved
//
// The first thread of a block draws the row that the block fills.

__global__ void fill(float *out, int *counter, int rows, int cols) {
    __shared__ int drawn;
    while (true) {
        if (threadIdx.x == 0) drawn = atomicAdd(counter, 1);
        __syncthreads();
        int row = drawn;
        __syncthreads();
        if (row >= rows) break;
        for (int c = threadIdx.x; c < cols; c += blockDim.x)
            out[(size_t)row * cols + c] = c;
    }
}
