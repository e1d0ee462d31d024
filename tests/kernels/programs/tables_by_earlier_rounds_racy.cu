// verify:
// expect: inconclusive
// Some rounds put a pointer of an earlier one into the table, which memory, a slot, or a variable has kept.
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void add(float *const *rows, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        rows[blockIdx.y][i] += blockIdx.y;
}

float *row(int n) {
    float *row;
    cudaMalloc(&row, n * sizeof(float));
    return row;
}

void by_table(int m, int n) {
    float **table, **before = nullptr;
    cudaMalloc(&table, m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        float **one = (float **)malloc(sizeof(float *));
        one[0] = row(n);
        cudaMemcpy(table + i, i ? before : one, sizeof(float *), cudaMemcpyHostToDevice);
        before = one;
    }
    add<<<dim3((n + 255) / 256, m), 256>>>(table, n);
    free(before);
}

void by_slot(int m, int n) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMalloc(&slot, sizeof(float *));
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        if (i % 2 == 0) cudaMemcpy(slot, &one, sizeof(float *), cudaMemcpyHostToDevice);
        cudaMemcpy(table + i, slot, sizeof(float *), cudaMemcpyDeviceToDevice);
    }
    add<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

void by_variable(int m, int n) {
    float **table, **rows = (float **)malloc(m * sizeof(float *)), *kept = nullptr;
    cudaMalloc(&table, m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        float *one = row(n);
        if (i % 2 == 0) kept = one;
        rows[i] = kept;
    }
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    add<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 1 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    by_table(m, n);
    by_slot(m, n);
    by_variable(m, n);
    return cudaDeviceSynchronize();
}
