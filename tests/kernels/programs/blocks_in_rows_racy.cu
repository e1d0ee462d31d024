// verify:
// expect: defect

// The last element of a block is the first one of the next: in grids of any size.
__global__ void numbered(unsigned *out) {
    unsigned block = blockIdx.y * gridDim.x + blockIdx.x;
    out[block * 127 + threadIdx.x] = blockIdx.x; // error[race]: write, write
}

void run(unsigned *out, int columns, int rows) {
    numbered<<<dim3(columns, rows), 128>>>(out);
}
