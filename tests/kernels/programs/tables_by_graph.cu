// verify:
// expect: proved
//
// What a graph copies is there as long as it runs.

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

int main(int argc, char **argv) {
    int m = atoi(argv[1]), n = atoi(argv[2]);
    if (m < 2 || m > 1000 || n < 1 || n > 1000000)
        return 1;
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    float **table, **slots = (float **)malloc(m * sizeof(float *));
    cudaMalloc(&table, m * sizeof(float *));
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed);
    for (int i = 0; i < m; i++) {
        slots[i] = row(n);
        cudaMemcpyAsync(table + i, slots + i, sizeof(float *), cudaMemcpyHostToDevice, stream);
    }
    cudaGraph_t graph;
    cudaStreamEndCapture(stream, &graph);
    cudaGraphExec_t ready;
    cudaGraphInstantiate(&ready, graph, 0);
    cudaGraphLaunch(ready, stream);
    cudaDeviceSynchronize();
    add<<<dim3((n + 255) / 256, m), 256>>>(table, n);
    return cudaDeviceSynchronize();
}
