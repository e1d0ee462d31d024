// verify:
// expect: proved
// A counter is zero at each launch, whatever functions of the libraries the host calls in between.
#include <cassert>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <queue>
#include <unistd.h>

__global__ void collect(int *next, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        next[atomicAdd(count, 1)] = i;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), size = 1;
    assert(n > 0);
    int *next, *count;
    cudaMalloc(&next, n * sizeof(int));
    cudaMalloc(&count, sizeof(int));
    std::queue<int> sizes;
    while (size > 0) {
        cudaMemset(count, 0, sizeof(int));
        collect<<<(n + 127) / 128, 128>>>(next, count, n);
        cudaMemcpy(&size, count, sizeof(int), cudaMemcpyDeviceToHost);
        sizes.push(size);
        std::cout << size << " " << std::sqrt((double)size) << std::endl;
        printf("%f %d\n", expf(size), isatty(1));
        usleep(10);
    }
}
