// verify:
// expect: proved
//
// Blocks are as far apart as the kernel says, whatever the table holds.

#include <stdlib.h>

__global__ void fill(const int *first, float *cells) {
    int at = first[blockIdx.x];
    if (threadIdx.x < 100)
        cells[blockIdx.x * 100 + threadIdx.x] = at;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 1 || n > 10000000)
        return 1;
    int *offsets = (int *)malloc(n * sizeof(int)), *first;
    float *cells;
    for (int i = 0; i < n; i++)
        offsets[i] = i * (i + 200);
    cudaMalloc(&first, n * sizeof(int));
    cudaMalloc(&cells, n * 100 * sizeof(float));
    cudaMemcpy(first, offsets, n * sizeof(int), cudaMemcpyHostToDevice);
    fill<<<n, 128>>>(first, cells);
}
