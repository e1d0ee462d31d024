// verify:
// expect: defect
// Two buffers that each round was meant to exchange: from the second one on they are one.
#include <cuda_runtime.h>
#include <cstdlib>

__global__ void blur(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1) out[i] = (in[i - 1] + in[i + 1]) / 2; // error[race]: read, write
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    float *in = a, *out = b;
    for (int round = 0; round < 100; round++) {
        blur<<<(n + 255) / 256, 256>>>(in, out, n);
        in = out;
        out = in;
    }
}
