// verify:
// expect: defect
//
// Host code draws the offsets, and two blocks may meet: offsets that a run makes up are as good.

#include <stdlib.h>

__global__ void fill(const int *first, float *cells) {
    int at = first[blockIdx.x];
    if (threadIdx.x < 100)
        cells[at + threadIdx.x] = blockIdx.x; // error[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 1)
        return 1;
    int *offsets = (int *)malloc(n * sizeof(int)), *first;
    float *cells;
    for (int i = 0; i < n; i++)
        offsets[i] = rand() % 100;
    cudaMalloc(&first, n * sizeof(int));
    cudaMalloc(&cells, n * 100 * sizeof(float));
    cudaMemcpy(first, offsets, n * sizeof(int), cudaMemcpyHostToDevice);
    fill<<<n, 128>>>(first, cells);
}
