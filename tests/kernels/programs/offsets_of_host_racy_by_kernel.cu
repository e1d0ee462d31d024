// verify:
// expect: inconclusive(scatter), proved(offsets)
//
// Another kernel makes the offsets, as a scan does: that they keep blocks apart is not known. The
// same array given by a caller may hold anything.

__global__ void offsets(int *first, int width) {
    if (threadIdx.x == 0)
        first[blockIdx.x] = blockIdx.x * width;
}

__global__ void scatter(const int *first, float *cells) {
    cells[first[blockIdx.x] + threadIdx.x] = blockIdx.x; // possible[race]: write, write
}

void run(int blocks, float *cells) {
    int *first;
    cudaMalloc(&first, blocks * sizeof(int));
    offsets<<<blocks, 32>>>(first, 64);
    scatter<<<blocks, 64>>>(first, cells);
    cudaFree(first);
}
