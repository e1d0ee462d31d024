// verify:
// expect: inconclusive
//
// Each edge has a place of its own, and a weight from outside.

#include <cstdlib>

struct Edge {
    int to, weight;
};

__global__ void mark(const Edge *edges, int *marks, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        marks[edges[i].to] = edges[i].weight; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int count = atoi(argv[1]);
    if (count <= 0 || count > 65536)
        return 1;
    Edge *drawn = new Edge[count];
    for (int i = 0; i < count; i++) {
        drawn[i].to = i;
        drawn[i].weight = rand();
    }
    Edge *edges;
    int *marks;
    cudaMalloc(&edges, count * sizeof(Edge));
    cudaMalloc(&marks, count * sizeof(int));
    cudaMemcpy(edges, drawn, count * sizeof(Edge), cudaMemcpyHostToDevice);
    mark<<<(count + 255) / 256, 256>>>(edges, marks, count);
    return cudaDeviceSynchronize();
}
