// verify:
// expect: proved
//
// A constant is set in the context that was chosen.

#include <cuda.h>

__constant__ int stride;

__global__ void spread(int *out) {
    out[threadIdx.x * stride] = threadIdx.x;
}

int main() {
    CUcontext other;
    if (cuCtxCreate(&other, 0, 1) != CUDA_SUCCESS)
        return 1;
    int one = 1;
    cuCtxSetCurrent(other);
    cudaMemcpyToSymbol(stride, &one, sizeof(one));
    int *out;
    cudaMalloc(&out, 4096);
    spread<<<1, 64>>>(out);
    cudaDeviceSynchronize();
    return 0;
}
