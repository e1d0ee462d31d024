// verify:
// expect: inconclusive
// A table of tables: where the inner pointers lead is not told apart, and no run shows it.
#include <cuda_runtime.h>

__global__ void shift(float ***tables, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) tables[0][1][i] = tables[0][1][i + 1]; // possible[race]: read, write
}

int main() {
    const int n = 1000;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    float *inner[] = {a, b};
    float **table, ***tables;
    cudaMalloc(&table, sizeof inner);
    cudaMalloc(&tables, sizeof table);
    cudaMemcpy(table, inner, sizeof inner, cudaMemcpyHostToDevice);
    cudaMemcpy(tables, &table, sizeof table, cudaMemcpyHostToDevice);
    shift<<<8, 128>>>(tables, n);
}
