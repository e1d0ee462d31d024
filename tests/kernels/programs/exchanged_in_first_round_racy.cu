// verify:
// expect: inconclusive
// One buffer lies in the other one from the second round on, as far behind as the kernel reads.
#include <cuda_runtime.h>

__global__ void twice(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) out[i] = 2 * in[i]; // possible[race]: read, write
}

int main() {
    const int n = 1000;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    float *out = b;
    for (int round = 0; round < 100; round++) {
        twice<<<4, 256>>>(a, out, n);
        out = a + 1;
    }
}
