// verify: --run-args '64 64'
// expect: proved
//
// Room for all threads that the arguments ask for.
#include <cstdlib>

__global__ void wrap(int *a, int n) {
    a[threadIdx.x % n] = 1 + threadIdx.x;
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 0;
    int threads = argc > 2 ? strtol(argv[2], nullptr, 10) : 128;
    int *a;
    cudaMalloc(&a, n * sizeof(int));
    wrap<<<1, threads>>>(a, n);
    return cudaDeviceSynchronize();
}
