// verify:
// expect: proved
//
// Each number is of a pointer of its own round.

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

__global__ void whole(float *const *rows, int n) { add(rows, n); }

void by_whole(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **rows = (float **)malloc(m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        uintptr_t one = (uintptr_t)row(n);
        rows[i] = (float *)one;
    }
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    whole<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void far(float *const *rows, int n) { add(rows, n); }

void by_far(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **rows = (float **)malloc(m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        float *one = row(n + 16);
        rows[i] = one + 16;
    }
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    far<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    by_whole(m, n);
    by_far(m, n);
    return cudaDeviceSynchronize();
}
