// verify:
// expect: defect
//
// What is drawn may be anything, whatever else is added to it.

#include <stdlib.h>

__global__ void count(const int *values, int *bins) {
    bins[values[blockIdx.x * blockDim.x + threadIdx.x]]++; // error[race]: read, write
}

int main() {
    int *values, *bins;
    int *host = (int *)malloc(4096 * sizeof(int));
    for (int i = 0; i < 4096; i++)
        host[i] = (rand() + i) % 64;
    cudaMalloc(&values, 4096 * sizeof(int));
    cudaMalloc(&bins, 64 * sizeof(int));
    cudaMemcpy(values, host, 4096 * sizeof(int), cudaMemcpyHostToDevice);
    count<<<16, 256>>>(values, bins);
}
