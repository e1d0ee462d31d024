// verify:
// expect: proved
//
// A node of a graph, made as one of any kind, launches in ways that are not read.

__global__ void start(int *out) {
    bool first = threadIdx.x == 0 && threadIdx.y == 0 && threadIdx.z == 0;
    if (first && blockIdx.x == 0 && blockIdx.y == 0 && blockIdx.z == 0)
        (*out)++;
}

int main() {
    int *out;
    cudaMalloc(&out, 4);
    start<<<1, 1>>>(out);
    cudaGraph_t graph;
    cudaGraphExec_t runnable;
    cudaGraphNode_t node;
    void *arguments[] = {&out};
    cudaGraphNodeParams params = {cudaGraphNodeTypeKernel};
    params.kernel.func = (void *)start;
    params.kernel.gridDim = dim3(1);
    params.kernel.blockDim = dim3(64);
    params.kernel.kernelParams = arguments;
    cudaGraphCreate(&graph, 0);
    cudaGraphAddNode(&node, graph, nullptr, 0, &params);
    cudaGraphInstantiateParams how = {};
    cudaGraphInstantiateWithParams(&runnable, graph, &how);
    cudaGraphLaunch(runnable, 0);
    return cudaDeviceSynchronize();
}
