// verify:
// expect: proved

// Blocks of a grid of two dimensions are numbered row by row. The host bounds neither size; in a grid
// of some fifty million blocks the numbers of elements wrap around.
__global__ void numbered(unsigned *out) {
    unsigned block = blockIdx.y * gridDim.x + blockIdx.x;
    out[block * 128 + threadIdx.x] = blockIdx.x;
}

void run(unsigned *out, int columns, int rows) {
    numbered<<<dim3(columns, rows), 128>>>(out);
}
