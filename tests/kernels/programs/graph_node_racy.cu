// verify:
// expect: defect
//
// A node of a graph launches with blocks that are wider than rows.

__global__ void add_one(int *rows, int count, int pitch) {
    if (blockIdx.x < count)
        rows[blockIdx.x * pitch + threadIdx.x]++; // error[race]: read, write
}

int main() {
    int count = 8, pitch = 64;
    int *rows;
    if (cudaMalloc(&rows, count * pitch * sizeof(int)) != cudaSuccess)
        return 1;
    cudaGraph_t graph;
    cudaGraphExec_t runnable;
    cudaGraphNode_t node;
    void *args[] = {&rows, &count, &pitch};
    cudaKernelNodeParams params = {};
    params.func = (void *)add_one;
    params.gridDim = dim3(count);
    params.blockDim = dim3(2 * pitch);
    params.kernelParams = args;
    cudaGraphCreate(&graph, 0);
    cudaGraphAddKernelNode(&node, graph, nullptr, 0, &params);
    cudaGraphInstantiate(&runnable, graph, 0);
    cudaGraphLaunch(runnable, 0);
    return cudaDeviceSynchronize();
}
