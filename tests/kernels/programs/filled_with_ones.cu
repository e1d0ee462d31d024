// verify:
// expect: inconclusive
//
// No owner is there when the kernel starts: each byte of the array is 255.

#include <cstdlib>

__global__ void claim(const int *owners, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && owners[i] >= 0)
        *count = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    int *owners, *count;
    cudaMalloc(&owners, n * sizeof(int));
    cudaMalloc(&count, sizeof(int));
    cudaMemset(owners, 0xff, n * sizeof(int));
    claim<<<(n + 255) / 256, 256>>>(owners, count, n);
    return cudaDeviceSynchronize();
}
