// verify:
// expect: defect
//
// All threads write what is asked for to one place.
#include <cuda_runtime.h>

__global__ void scale(const float *in, float *out, float *probe, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = 2 * in[i];
        if (probe != nullptr) probe[0] = out[i]; // error[race]: write, write
    }
}

int main() {
    float *in, *out, *probe;
    int n = 1000;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    cudaMalloc(&probe, sizeof(float));
    scale<<<(n + 255) / 256, 256>>>(in, out, probe, n);
    cudaFree(probe);
    cudaFree(in);
    cudaFree(out);
}
