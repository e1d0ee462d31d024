// verify:
// expect: inconclusive(moving), inconclusive(small), inconclusive(two_slots), inconclusive(two_sources)
//
// What is copied on is not what the copy before it has written in each round.

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
        cudaMemcpy(table + i, slot, sizeof(float *), cudaMemcpyDeviceToDevice);
    }
    moving<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void small(float *const *rows, int n) { add(rows, n); }

void by_small(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **slot;
    cudaMalloc(&slot, m * sizeof(float *));
    size_t bytes = n > 1000 ? 0 : sizeof(float *);
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        cudaMemcpy(slot, &one, bytes, cudaMemcpyHostToDevice);
        cudaMemcpy(table + i, slot, sizeof(float *), cudaMemcpyDeviceToDevice);
    }
    small<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void two_slots(float *const *rows, int n) { add(rows, n); }

void by_two_slots(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **slot, **spare;
    cudaMalloc(&slot, m * sizeof(float *));
    cudaMalloc(&spare, m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        cudaMemcpy(i % 2 ? slot : spare, &one, sizeof(float *), cudaMemcpyHostToDevice);
        cudaMemcpy(table + i, slot, sizeof(float *), cudaMemcpyDeviceToDevice);
    }
    two_slots<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void two_sources(float *const *rows, int n) { add(rows, n); }

void by_two_sources(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **slot;
    cudaMalloc(&slot, m * sizeof(float *));
    float *first = row(n);
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        cudaMemcpy(slot, i % 2 ? &one : &first, sizeof(float *), cudaMemcpyHostToDevice);
        cudaMemcpy(table + i, slot, sizeof(float *), cudaMemcpyDeviceToDevice);
    }
    two_sources<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    by_moving(m, n);
    by_small(m, n);
    by_two_slots(m, n);
    by_two_sources(m, n);
    return cudaDeviceSynchronize();
}
