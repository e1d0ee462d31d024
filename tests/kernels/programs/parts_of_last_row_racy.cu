// verify:
// expect: defect

// There are 1024 parts, and two blocks have one where a row has 1025: a grid of one such row is enough, though
// neither size is bounded, and most grids in which it happens have more blocks than any program launches.
__global__ void parts(unsigned *part) {
    if (threadIdx.x == 0 && blockIdx.y == gridDim.y - 1)
        part[blockIdx.x % 1024] = blockIdx.x; // error[race]: write, write
}

void run(int columns, int rows) {
    unsigned *part;
    cudaMalloc(&part, 1024 * sizeof(unsigned));
    parts<<<dim3(columns, rows), 128>>>(part);
}
