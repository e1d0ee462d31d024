// verify:
// expect: inconclusive
//
// Rows meet where the width is less than zero alone, which nobody means.

__global__ void ends(unsigned char *cells, int width, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows)
        cells[row * (width + 2)] = row; // possible[race]: write, write
}

void mark(unsigned char *cells, int width, int rows) {
    ends<<<(rows + 255) / 256, 256>>>(cells, width, rows);
}
