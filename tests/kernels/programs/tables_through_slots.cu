// verify:
// expect: proved
//
// Each round copies on what it has written to the slot before.

#include <cstdint>
#include <cstdlib>
#include <cuda_runtime.h>

__device__ void add(float *const *rows, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        rows[blockIdx.y][i] += blockIdx.y;
}

float *row(int n) {
    float *row;
    cudaMalloc(&row, n * sizeof(float));
    return row;
}

__global__ void moving(float *const *rows, int n) { add(rows, n); }

void by_moving(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **slot;
    cudaMalloc(&slot, m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        cudaMemcpy(slot + i, &one, sizeof(float *), cudaMemcpyHostToDevice);
        cudaMemcpy(table + i, slot + i, sizeof(float *), cudaMemcpyDeviceToDevice);
    }
    moving<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void fixed(float *const *rows, int n) { add(rows, n); }

void by_fixed(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **slot;
    cudaMalloc(&slot, m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        cudaMemcpy(slot, &one, sizeof(float *), cudaMemcpyHostToDevice);
        cudaMemcpy(table + i, slot, sizeof(float *), cudaMemcpyDeviceToDevice);
    }
    fixed<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    by_moving(m, n);
    by_fixed(m, n);
    return cudaDeviceSynchronize();
}
