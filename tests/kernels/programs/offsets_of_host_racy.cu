// verify:
// expect: inconclusive
//
// Host code fills the table of offsets, so that no two blocks meet. It is not known how, and a
// run that makes offsets up shows nothing of this program.

#include <stdlib.h>

__global__ void fill(const int *first, float *cells) {
    int at = first[blockIdx.x];
    if (threadIdx.x < 100)
        cells[at + threadIdx.x] = blockIdx.x; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 1)
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
