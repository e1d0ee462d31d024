// verify:
// expect: proved
//
// Copies that are queued read a slot before it is written again.

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

__global__ void waits(float *const *rows, int n) { add(rows, n); }

void by_waits(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    for (int i = 0; i < m; i++) {
        *slot = row(n);
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
        cudaStreamSynchronize(stream);
    }
    waits<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void waits_for_all(float *const *rows, int n) { add(rows, n); }

void by_waits_for_all(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    for (int i = 0; i < m; i++) {
        *slot = row(n);
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
        cudaDeviceSynchronize();
    }
    waits_for_all<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void waits_on_its_device(float *const *rows, int n) { add(rows, n); }

void by_waits_on_its_device(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    cudaSetDevice(0);
    for (int i = 0; i < m; i++) {
        *slot = row(n);
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
        cudaDeviceSynchronize();
    }
    waits_on_its_device<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void of_pages(float *const *rows, int n) { add(rows, n); }

void by_of_pages(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    slot = (float **)malloc(sizeof(float *));
    for (int i = 0; i < m; i++) {
        *slot = row(n);
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
    }
    of_pages<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void two(float *const *rows, int n) { add(rows, n); }

void by_two(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, sizeof(float *));
    *slot = row(n);
    cudaMemcpyAsync(table, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
    cudaStreamSynchronize(stream);
    *slot = row(n);
    cudaMemcpyAsync(table + 1, slot, sizeof(float *), cudaMemcpyHostToDevice, stream);
    two<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

__global__ void many(float *const *rows, int n) { add(rows, n); }

void by_many(int m, int n, cudaStream_t stream, cudaStream_t other) {
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMallocHost(&slot, m * sizeof(float *));
    for (int i = 0; i < m; i++) {
        slot[i] = row(n);
        cudaMemcpyAsync(table + i, slot + i, sizeof(float *), cudaMemcpyHostToDevice, stream);
    }
    many<<<dim3((n + 255) / 256, m), 256>>>(table, n);
}

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    cudaStream_t stream, other;
    cudaStreamCreate(&stream);
    cudaStreamCreate(&other);
    by_waits(m, n, stream, other);
    by_waits_for_all(m, n, stream, other);
    by_waits_on_its_device(m, n, stream, other);
    by_of_pages(m, n, stream, other);
    by_two(m, n, stream, other);
    by_many(m, n, stream, other);
    return cudaDeviceSynchronize();
}
