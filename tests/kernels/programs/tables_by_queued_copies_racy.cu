// verify:
// expect: inconclusive(hurries), inconclusive(waits_for_another), inconclusive(two)
//
// Copies that are queued may read what is written to the slot behind them.

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

__global__ void hurries(float *const *rows, int n) { add(rows, n); }

void by_hurries(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    for (int i = 0; i < m; i++) {
        *slot = row(n);
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
    }
    hurries<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void waits_for_another(float *const *rows, int n) { add(rows, n); }

void by_waits_for_another(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    for (int i = 0; i < m; i++) {
        *slot = row(n);
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
        cudaStreamSynchronize(other);
    }
    waits_for_another<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void two(float *const *rows, int n) { add(rows, n); }

void by_two(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    *slot = row(n);
    cudaMemcpyAsync(table, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
    *slot = row(n);
    cudaMemcpyAsync(table + 1, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
    two<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    cudaStream_t stream, other;
    cudaStreamCreate(&stream);
    cudaStreamCreate(&other);
    by_hurries(m, n, stream, other);
    by_waits_for_another(m, n, stream, other);
    by_two(m, n, stream, other);
    return cudaDeviceSynchronize();
}
