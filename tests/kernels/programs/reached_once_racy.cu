// verify:
// expect: defect
//
// Nodes that nobody has been to are -1, and threads that find some count them one over the other.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void visit(const int *first, const int *to, int *depth, const int *from, int *count, int n, int level) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n)
        return;
    for (int edge = first[from[t]]; edge < first[from[t] + 1]; ++edge)
        if (atomicCAS(&depth[to[edge]], -1, level) == -1)
            (*count)++; // error[race]: read, write
}

int main(int argc, char **argv) {
    FILE *file = fopen(argv[1], "r");
    int nodes, edges;
    if (!file || fscanf(file, "%d %d", &nodes, &edges) != 2)
        return 1;
    std::vector<int> first(nodes + 1), to(edges), start(nodes);
    for (int &x : first)
        fscanf(file, "%d", &x);
    for (int &x : to)
        fscanf(file, "%d", &x);
    for (int &x : start)
        fscanf(file, "%d", &x);
    int *d_first, *d_to, *d_depth, *d_from, *d_count;
    cudaMalloc(&d_first, (nodes + 1) * 4);
    cudaMalloc(&d_to, edges * 4);
    cudaMalloc(&d_depth, nodes * 4);
    cudaMalloc(&d_from, nodes * 4);
    cudaMalloc(&d_count, 4);
    cudaMemcpy(d_first, first.data(), (nodes + 1) * 4, cudaMemcpyHostToDevice);
    cudaMemcpy(d_to, to.data(), edges * 4, cudaMemcpyHostToDevice);
    cudaMemcpy(d_from, start.data(), nodes * 4, cudaMemcpyHostToDevice);
    cudaMemset(d_depth, 0xff, nodes * 4);
    cudaMemset(d_count, 0, 4);
    visit<<<(nodes + 255) / 256, 256>>>(d_first, d_to, d_depth, d_from, d_count, nodes, 1);
    return cudaDeviceSynchronize();
}
