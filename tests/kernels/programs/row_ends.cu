// verify:
// expect: proved
//
// Rows are two cells wide at least.

__global__ void ends(unsigned char *cells, int width, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows)
        cells[row * (width + 2)] = row;
}

void mark(unsigned char *cells, int width, int rows) {
    if (width < 0)
        return;
    ends<<<(rows + 255) / 256, 256>>>(cells, width, rows);
}
