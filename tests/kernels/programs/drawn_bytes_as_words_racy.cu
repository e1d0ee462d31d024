// verify:
// expect: defect
//
// Bytes that are drawn are read as words, and counted where another thread has not yet cleared.
#include <cstdlib>

__global__ void histogram(unsigned *out, const unsigned *data, unsigned n) {
    __shared__ unsigned counts[256];
    counts[threadIdx.x] = 0; // error[race]: write
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&counts[data[i] >> 24], 1); // error[race]: atomic
    __syncthreads();
    atomicAdd(&out[threadIdx.x], counts[threadIdx.x]);
}

int main() {
    unsigned bytes = 1 << 20;
    unsigned char *drawn = (unsigned char *)malloc(bytes), *data;
    for (unsigned i = 0; i < bytes; i++)
        drawn[i] = rand() % 256;
    unsigned *out;
    cudaMalloc(&data, bytes);
    cudaMalloc(&out, 256 * sizeof(unsigned));
    cudaMemset(out, 0, 256 * sizeof(unsigned));
    cudaMemcpy(data, drawn, bytes, cudaMemcpyHostToDevice);
    histogram<<<64, 256>>>(out, (unsigned *)data, bytes / 4);
    return cudaDeviceSynchronize();
}
