// verify:
// expect: proved
//
// Every 16 threads have a sum, so the size is checked to be a multiple of 16.
#include <cstdlib>

__global__ void sums(int *out, const int *in) {
    int own = blockIdx.x * (blockDim.x / 16) + threadIdx.x / 16;
    if (threadIdx.x % 16 == 0) {
        int sum = 0;
        for (int k = 0; k < 16; k++)
            sum += in[blockIdx.x * blockDim.x + threadIdx.x + k];
        out[own] = sum;
    }
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n % 16)
        return 1;
    int *in, *out;
    cudaMalloc(&in, (10 * n + 16) * sizeof(int));
    cudaMalloc(&out, n * sizeof(int));
    sums<<<10, n>>>(out, in);
    return 0;
}
