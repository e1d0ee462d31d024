// verify:
// expect: defect
//
// An assertion sees to it that one block is enough, but allows for two.
#include <cassert>
#include <cstdlib>

__global__ void rotate(int *data, int n) {
    int t = threadIdx.x;
    int value = t < n ? data[(t + 1) % n] : 0; // error[race?]: read
    __syncthreads();
    if (t < n)
        data[t] = value; // error[race]: write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    assert(n <= 2048);
    int *data;
    cudaMalloc(&data, n * sizeof(int));
    rotate<<<(n + 1023) / 1024, 1024>>>(data, n);
    cudaDeviceSynchronize();
    return 0;
}
