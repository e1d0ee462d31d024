// verify: --block 32,8 --engine auto
// expect: defect
//
// Blocks do not tell themselves apart.

__global__ void scale_rows(float *m, int rows, int columns, float s) {
    int row = threadIdx.y;
    if (row >= rows) return;
    for (int c = threadIdx.x; c < columns; c += blockDim.x) {
        m[(long long)row * columns + c] *= s; // error[race]: read, write
    }
}
