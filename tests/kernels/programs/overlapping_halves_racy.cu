// verify:
// expect: defect
//
// One allocation has two halves, input and output, which share one element.
#include <cstdlib>

__global__ void square(float *out, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[i] * in[i]; // error[race]: read, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 2)
        return 1;
    float *d;
    cudaMalloc(&d, 2 * n * sizeof(float));
    square<<<(n + 127) / 128, 128>>>(d + n - 1, d, n);
    cudaFree(d);
    return 0;
}
