// verify:
// expect: inconclusive

// Elements wrap around in extreme grids, and the parts of two blocks are one in any grid where the number is
// negative. That it is not as a rule makes the race a possible one, and no proof.
__global__ void numbered(unsigned *out, unsigned *part, int offset) {
    unsigned block = blockIdx.y * gridDim.x + blockIdx.x;
    out[block * 128 + threadIdx.x] = blockIdx.x;
    if (offset < 0 && threadIdx.x == 0)
        part[0] = block; // possible[race]: write, write
}

void run(unsigned *out, int columns, int rows, int offset) {
    unsigned *part;
    cudaMalloc(&part, sizeof(unsigned));
    numbered<<<dim3(columns, rows), 128>>>(out, part, offset);
}
