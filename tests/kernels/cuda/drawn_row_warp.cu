// verify: --block 128 --grid 8
// expect: proved
//
// A lane of each warp draws the row that the warp fills, until none is left.

__global__ void fill(float *out, int *counter, int rows, int cols) {
    int lane = threadIdx.x % 32;
    while (true) {
        int row = 0;
        if (lane == 0) row = atomicAdd(counter, 1);
        row = __shfl_sync(0xffffffffu, row, 0);
        if (row >= rows) break;
        for (int c = lane; c < cols; c += 32)
            out[(size_t)row * cols + c] = c;
    }
}
