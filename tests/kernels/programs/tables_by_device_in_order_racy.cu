// verify:
// expect: inconclusive
//
// Copies within the device, in the order of the calls, of what was written to the slot once.

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

__global__ void in_order(float *const *rows, int n) { add(rows, n); }

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    cudaStream_t stream;
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    float **table, **slot;
    cudaMalloc(&table, m * sizeof(float *));
    cudaMalloc(&slot, sizeof(float *));
    float *own = row(n);
    cudaMemcpy(slot, &own, sizeof(float *), cudaMemcpyHostToDevice);
    for (int i = 0; i < m; i++) {
        cudaMemcpyAsync(table + i, slot, sizeof(float *), cudaMemcpyDeviceToDevice, 0);
    }
    cudaDeviceSynchronize();
    in_order<<<dim3((n + 255) / 256, m), 256>>>(table, n);
    return cudaDeviceSynchronize();
}
