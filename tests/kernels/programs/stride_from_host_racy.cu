// verify: --timeout 20
// expect: defect
//
// Threads go through the array by a stride that the host computes: rounded up, there are more threads than the stride says.
#include <cstdlib>

__global__ void scale(float *data, int n, int stride) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        data[i] *= 2.0f; // error[race]: read, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 4 || n > 1 << 24)
        return 1;
    float *data;
    cudaMalloc(&data, n * sizeof(float));
    int blocks = (n / 4 + 255) / 256;
    scale<<<blocks, 256>>>(data, n, n / 4);
    cudaDeviceSynchronize();
    return 0;
}
