// verify:
// expect: proved
// Where the program is asked to, it works in place, which this kernel can.
#include <cuda_runtime.h>
#include <cstdlib>
#include <cstring>

__global__ void scale(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 2 * in[i];
}

int main(int argc, char **argv) {
    bool in_place = argc > 2 && strcmp(argv[2], "-i") == 0;
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    float *out = in_place ? a : b;
    scale<<<(n + 255) / 256, 256>>>(a, out, n);
}
