// verify:
// expect: defect(scatter), proved(sum)
//
// An array that another kernel only reads comes from outside the program.

__global__ void sum(const int *first, int *total) {
    atomicAdd(total, first[blockIdx.x]);
}

__global__ void scatter(const int *first, float *cells) {
    cells[first[blockIdx.x] + threadIdx.x] = blockIdx.x; // error[race]: write, write
}

void run(int blocks, float *cells, int *total, const int *given) {
    int *first;
    cudaMalloc(&first, blocks * sizeof(int));
    cudaMemcpy(first, given, blocks * sizeof(int), cudaMemcpyHostToDevice);
    sum<<<blocks, 1>>>(first, total);
    scatter<<<blocks, 64>>>(first, cells);
    cudaFree(first);
}
