// verify: --assume 'gridDim.x == 1025'
// expect: defect
//
// The width is less by one than the number of blocks in a row.
__global__ void number(unsigned *out, unsigned width) {
    out[blockIdx.y * (size_t)width + blockIdx.x] = blockIdx.y; // error[race]: write, write
}

void run(unsigned *out, unsigned columns, unsigned rows) {
    number<<<dim3(columns, rows), 1>>>(out, columns - 1);
}
