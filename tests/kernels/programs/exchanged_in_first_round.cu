// verify:
// expect: inconclusive(shift), proved(scale)
// Two buffers that are one from the second round on, when the kernel that they may not be one for runs no more. That
// it does not is not seen, but no error is told either.
#include <cuda_runtime.h>
#include <cstdlib>

__global__ void shift(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) out[i] = in[i + 1]; // possible[race]: read, write
}

__global__ void scale(float *all, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) all[i] *= 2;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), rounds = atoi(argv[2]);
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    float *in = a;
    bool is_first = true;
    for (int round = 0; round < rounds; round++) {
        if (is_first) {
            shift<<<(n + 255) / 256, 256>>>(in, b, n);
            is_first = false;
        } else {
            scale<<<(n + 255) / 256, 256>>>(b, n);
        }
        in = b;
    }
}
