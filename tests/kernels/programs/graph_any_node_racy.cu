// verify:
// expect: defect
//
// As `graph_any_node.cu`, but any number of threads count.

__global__ void start(int *out) {
    (*out)++; // error[race]: read, write
}

int main() {
    int *out;
    cudaMalloc(&out, 4);
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
