// verify:
// expect: proved
//
// The kernels are passed another array than the one that lies on the device.

#include <cuda_runtime.h>

__device__ float *kept;
__global__ void by_symbol(float *out, int n) {
    int i = threadIdx.x;
    if (i < n - 1)
        out[i] = kept[i + 1];
}
__global__ void by_memory(float *out, float *const *table, int n) {
    int i = threadIdx.x;
    if (i < n - 1)
        out[i] = table[0][i + 1];
}

int main() {
    const int n = 1024;
    float *p, *q, *back, **table;
    cudaMalloc(&p, n * sizeof(float));
    cudaMalloc(&q, n * sizeof(float));
    cudaMalloc(&table, sizeof(float *));
    cudaMemcpyToSymbol(kept, &p, sizeof p);
    cudaMemcpy(table, &p, sizeof p, cudaMemcpyHostToDevice);
    cudaMemcpyFromSymbol(&back, kept, sizeof back);
    by_symbol<<<1, 256>>>(q, n);
    cudaMemcpy(&back, table, sizeof back, cudaMemcpyDeviceToHost);
    by_memory<<<1, 256>>>(q, table, n);
    return cudaDeviceSynchronize();
}
