// verify:
// expect: proved
//
// Two arrays in one allocation.
#include <cstdlib>

__global__ void axpy(float *y, const float *x, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] += a * x[i];
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1 << 20;
    if (n <= 0 || n > 1 << 24 || n % 4 != 0)
        return 1;
    char *pool;
    cudaMalloc(&pool, 2 * n * sizeof(float));
    float *x = (float *)pool;
    float *y = (float *)(pool + n * sizeof(float));
    axpy<<<(n + 255) / 256, 256>>>(y, x, 2.0f, n);
    cudaDeviceSynchronize();
    return 0;
}
