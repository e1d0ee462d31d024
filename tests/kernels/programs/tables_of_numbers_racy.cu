// verify:
// expect: inconclusive(flipped), inconclusive(added), inconclusive(apart), inconclusive(shifted), inconclusive(listed), inconclusive(multiplied)
//
// Numbers keep pointers of earlier rounds.

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

__global__ void flipped(float *const *rows, int n) { add(rows, n); }

void by_flipped(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **rows = (float **)malloc(m * sizeof(float *));
    uintptr_t kept = 0;
    for (int i = 0; i < m; i++) {
        uintptr_t one = (uintptr_t)row(n);
        if (i % 2 == 0) kept = one ^ 1;
        rows[i] = (float *)(kept ^ 1);
    }
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    flipped<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void added(float *const *rows, int n) { add(rows, n); }

void by_added(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **rows = (float **)malloc(m * sizeof(float *));
    uintptr_t kept = 0;
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        if (i % 2 == 0) kept = (uintptr_t)one + 16;
        rows[i] = (float *)(kept - 16);
    }
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    added<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void apart(float *const *rows, int n) { add(rows, n); }

void by_apart(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **rows = (float **)malloc(m * sizeof(float *));
    float *base = row(n);
    ptrdiff_t kept = 0;
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        if (i % 2 == 0) kept = one - base;
        rows[i] = base + kept;
    }
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    apart<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void shifted(float *const *rows, int n) { add(rows, n); }

void by_shifted(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **rows = (float **)malloc(m * sizeof(float *));
    uintptr_t kept = 0;
    for (int i = 0; i < m; i++) {
        uintptr_t one = (uintptr_t)row(n);
        if (i % 2 == 0) kept = one << 1;
        rows[i] = (float *)(kept >> 1);
    }
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    shifted<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void listed(float *const *rows, int n) { add(rows, n); }

void by_listed(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    float **rows = (float **)malloc(m * sizeof(float *));
    uintptr_t kept[2] = {0, 0};
    for (int i = 0; i < m; i++) {
        uintptr_t one = (uintptr_t)row(n);
        if (i % 2 == 0) kept[0] = one + 4, kept[1] = 4;
        rows[i] = (float *)(kept[0] - kept[1]);
    }
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    listed<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void multiplied(float *const *rows, int n) { add(rows, n); }

void by_multiplied(int m, int n) {
    float **table;
    cudaMalloc(&table, m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        static uintptr_t kept;
        uintptr_t one = (uintptr_t)row(n);
        if (i % 2 == 0) kept = one * 3;
        float *back = (float *)(kept / 3);
        cudaMemcpy(table + i, &back, sizeof(float *), cudaMemcpyHostToDevice);
    }
    multiplied<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    by_flipped(m, n);
    by_added(m, n);
    by_apart(m, n);
    by_shifted(m, n);
    by_listed(m, n);
    by_multiplied(m, n);
    return cudaDeviceSynchronize();
}
