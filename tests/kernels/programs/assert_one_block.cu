// verify:
// expect: proved
//
// An assertion sees to it that one block is enough.
#include <cassert>
#include <cstdlib>

__global__ void rotate(int *data, int n) {
    int t = threadIdx.x;
    int value = t < n ? data[(t + 1) % n] : 0;
    __syncthreads();
    if (t < n)
        data[t] = value;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    assert(n <= 1024);
    int *data;
    cudaMalloc(&data, n * sizeof(int));
    rotate<<<(n + 1023) / 1024, 1024>>>(data, n);
    cudaDeviceSynchronize();
    return 0;
}
