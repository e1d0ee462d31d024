// verify:
// expect: defect
//
// Rows meet where there are no columns, which may well be.

__global__ void ends(unsigned char *cells, int width, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows)
        cells[row * (width)] = row; // error[race]: write, write
}

void mark(unsigned char *cells, int width, int rows) {
    ends<<<(rows + 255) / 256, 256>>>(cells, width, rows);
}
