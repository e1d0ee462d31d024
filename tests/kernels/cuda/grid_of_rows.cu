// verify: --block 32,8 --engine auto
// expect: proved
//
// Rows of threads in blocks that form one line: a second row of blocks is not asked for.

__global__ void scale_rows(float *m, int rows, int columns, float s) {
    int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= rows) return;
    for (int c = threadIdx.x; c < columns; c += blockDim.x) {
        m[(long long)row * columns + c] *= s;
    }
}
