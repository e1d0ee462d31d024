// verify:
// expect: defect
//
// As `context_chosen.cu`, but then another context is chosen, on another device.

#include <cuda.h>

__constant__ int stride;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x; // error[race]: write
}

int main() {
    CUcontext other;
    if (cuCtxCreate(&other, 0, 1) != CUDA_SUCCESS)
        return 1;
    int one = 1;
    cudaMemcpyToSymbol(stride, &one, sizeof(one));
    cuCtxSetCurrent(other);
    int *out;
    cudaMalloc(&out, 4096);
    spread<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
