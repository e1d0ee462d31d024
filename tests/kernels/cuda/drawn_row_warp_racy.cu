// verify: --block 128 --grid 8
// expect: defect
//
// The lane whose row all get is not the one that drew: all warps fill the first row.

__global__ void fill(float *out, int *counter, int rows, int cols) {
    int lane = threadIdx.x % 32;
    int row = 0;
    if (lane == 0) row = atomicAdd(counter, 1);
    row = __shfl_sync(0xffffffffu, row, 1);
    if (row >= rows) return;
    for (int c = lane; c < cols; c += 32)
        out[(size_t)row * cols + c] = threadIdx.x; // error[race]: write, write
}
