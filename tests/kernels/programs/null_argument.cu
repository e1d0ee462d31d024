// verify:
// expect: proved
//
// What is not asked for is passed as null, and the kernel does without it.
#include <cuda_runtime.h>

__global__ void scale(const float *in, float *out, float *probe, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = 2 * in[i];
        if (probe != nullptr) probe[0] = out[i];
    }
}

int main() {
    float *in, *out;
    int n = 1000;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    scale<<<(n + 255) / 256, 256>>>(in, out, nullptr, n);
    cudaFree(in);
    cudaFree(out);
}
