// verify: --assume 'gridDim.x == 1025'
// expect: proved
//
// The width that is passed is the number of blocks in a row, which the options say.
__global__ void number(unsigned *out, unsigned width) {
    out[blockIdx.y * (size_t)width + blockIdx.x] = blockIdx.y;
}

void run(unsigned *out, unsigned columns, unsigned rows) {
    number<<<dim3(columns, rows), 1>>>(out, columns);
}
