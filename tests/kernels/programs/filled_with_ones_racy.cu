// verify:
// expect: defect
//
// As `filled_with_ones.cu`, but who finds none writes.

#include <cstdlib>

__global__ void claim(const int *owners, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && owners[i] == -1)
        *count = i; // error[race]: write, write
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
