// verify:
// expect: inconclusive
//
// As `graph_constant.cu`, but the constant is set after the node was made.

__constant__ int stride = 1;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x; // possible[race]: write
}

int main() {
    int *out;
    cudaMalloc(&out, 4096);
    cudaGraph_t graph;
    cudaGraphExec_t run;
    cudaGraphNode_t node;
    cudaGraphCreate(&graph, 0);
    void *args[] = {&out};
    cudaKernelNodeParams params = {};
    params.func = (void *)spread;
    params.gridDim = dim3(1);
    params.blockDim = dim3(64);
    params.kernelParams = args;
    cudaGraphAddKernelNode(&node, graph, nullptr, 0, &params);
    int none = 0;
    cudaMemcpyToSymbol(stride, &none, sizeof(none));
    cudaGraphInstantiate(&run, graph, nullptr, nullptr, 0);
    cudaGraphLaunch(run, 0);
    cudaDeviceSynchronize();
    return 0;
}
