// verify:
// expect: proved(fill), proved(fill_all), proved(whole)

#include <cmath>
#include <cstdlib>

// As many threads as the square below `n`, each with an element of its own; in `fill_all` more threads than
// elements, of which some have nothing to do; in `whole` a quotient that is one already.

__global__ void fill(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i % n] = i;
}

__global__ void fill_all(int *out, int n, int side) {
    int i = blockIdx.x * side + threadIdx.x;
    if (i < n)
        out[i] = i;
}

__global__ void whole(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i % n] = i;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n <= 0 || n > 1000000)
        return 1;
    int *out;
    cudaMalloc(&out, n * sizeof(int));
    int below = sqrt((double)n);
    fill<<<below, below>>>(out, n);
    int above = (int)ceil(sqrtf(n));
    fill_all<<<above, above>>>(out, n, above);
    whole<<<(int)ceil(n / 64), 64>>>(out, n);
    return cudaDeviceSynchronize();
}
