// verify:
// expect: inconclusive(hurries), inconclusive(waits_for_another), inconclusive(waits_in_turn), inconclusive(waits_on_another_device), inconclusive(two), inconclusive(many_in_turn), inconclusive(starts_again)
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

__global__ void waits_in_turn(float *const *rows, int n) { add(rows, n); }

void by_waits_in_turn(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    for (int i = 0; i < m; i++) {
        cudaStream_t own = i % 2 ? stream : other;
        cudaStreamSynchronize(own);
        *slot = row(n);
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyHostToDevice, own);
    }
    waits_in_turn<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void waits_on_another_device(float *const *rows, int n) { add(rows, n); }

void by_waits_on_another_device(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    for (int i = 0; i < m; i++) {
        *slot = row(n);
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
        cudaSetDevice(1);
        cudaDeviceSynchronize();
        cudaSetDevice(0);
    }
    waits_on_another_device<<<dim3((n + 255) / 256, m), 256>>>(table, n);
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

__global__ void many_in_turn(float *const *rows, int n) { add(rows, n); }

void by_many_in_turn(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        slot[i % 2] = row(n);
        cudaMemcpyAsync(table + i, slot + i % 2, sizeof(float *), cudaMemcpyHostToDevice, stream);
    }
    many_in_turn<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void starts_again(float *const *rows, int n) { add(rows, n); }

void by_starts_again(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, m * sizeof(float *));
    for (int i = 0; i < m; i += 2)
        for (int j = 0; j < 2; j++) {
            slot[j] = row(n);
            cudaMemcpyAsync(table + i + j, slot + j, sizeof(float *), cudaMemcpyHostToDevice, stream);
        }
    starts_again<<<dim3((n + 255) / 256, m), 256>>>(table, n);
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
    by_waits_in_turn(m, n, stream, other);
    by_waits_on_another_device(m, n, stream, other);
    by_two(m, n, stream, other);
    by_many_in_turn(m, n, stream, other);
    by_starts_again(m, n, stream, other);
    return cudaDeviceSynchronize();
}
