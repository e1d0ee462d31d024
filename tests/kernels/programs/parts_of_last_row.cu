// verify:
// expect: proved

// The blocks of the last row of a grid have a part each.
__global__ void parts(unsigned *part) {
    if (threadIdx.x == 0 && blockIdx.y == gridDim.y - 1)
        part[blockIdx.x] = blockIdx.x;
}

void run(int columns, int rows) {
    unsigned *part;
    cudaMalloc(&part, columns * sizeof(unsigned));
    parts<<<dim3(columns, rows), 128>>>(part);
}
