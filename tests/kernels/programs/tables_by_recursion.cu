// verify:
// expect: proved
//
// Each call stores a pointer of its own.

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

__global__ void given(float *const *rows, int n) { add(rows, n); }

static float *deep(float **rows, int i, int m, int n) {
    float *own = row(n);
    if (i == m)
        return own;
    float *next = deep(rows, i + 1, m, n);
    rows[i] = (i + n) % 2 ? own : row(n);
    return rows[i];
}

void by_given(int m, int n) {
    float **table, **rows = (float **)malloc(m * sizeof(float *));
    cudaMalloc(&table, m * sizeof(float *));
    deep(rows, 0, m, n);
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    given<<<dim3((n + 255) / 256, m), 256>>>(table, n);
    free(rows);
}

__global__ void passed(float *const *rows, int n) { add(rows, n); }

static void fill(float **rows, int i, int m, int n, float *before) {
    if (i == m)
        return;
    float *own = row(n);
    rows[i] = own;
    fill(rows, i + 1, m, n, rows[i]);
}

void by_passed(int m, int n) {
    float **table, **rows = (float **)malloc(m * sizeof(float *));
    cudaMalloc(&table, m * sizeof(float *));
    fill(rows, 0, m, n, nullptr);
    cudaMemcpy(table, rows, m * sizeof(float *), cudaMemcpyHostToDevice);
    passed<<<dim3((n + 255) / 256, m), 256>>>(table, n);
    free(rows);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    by_given(m, n);
    by_passed(m, n);
    return cudaDeviceSynchronize();
}
