// verify:
// expect: proved
//
// Edges lead to any node below a number from the command line, and are counted one by one.
#include <cstdlib>

__global__ void degrees(const int *edges, int *degree, int edge_count) {
    int edge = blockIdx.x * blockDim.x + threadIdx.x;
    if (edge < edge_count)
        atomicAdd(&degree[edges[edge]], 1);
}

int main(int argc, char **argv) {
    int nodes = argc > 1 ? atoi(argv[1]) : 20000, count = nodes * 10;
    int *drawn = (int *)malloc(count * 4);
    for (int i = 0; i < count; i++)
        drawn[i] = rand() % nodes;
    int *edges, *degree;
    cudaMalloc(&edges, count * 4);
    cudaMalloc(&degree, nodes * 4);
    cudaMemcpy(edges, drawn, count * 4, cudaMemcpyHostToDevice);
    cudaMemset(degree, 0, nodes * 4);
    degrees<<<(count + 255) / 256, 256>>>(edges, degree, count);
    return cudaDeviceSynchronize();
}
