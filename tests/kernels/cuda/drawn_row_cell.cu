// verify: --block 128 --grid 8
// expect: proved
//
// What a lane draws for its warp is passed on in shared memory.

__global__ void fill(float *out, int *counter, int rows, int cols) {
    __shared__ int drawn[4];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    while (true) {
        if (lane == 0) drawn[warp] = atomicAdd(counter, 1);
        __syncwarp();
        int row = drawn[warp];
        __syncwarp();
        if (row >= rows) break;
        for (int c = lane; c < cols; c += 32)
            out[(size_t)row * cols + c] = c;
    }
}
