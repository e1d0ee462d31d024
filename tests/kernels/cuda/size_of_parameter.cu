// verify: --block 64 --assume 'n == 1024 && gridDim.x == n / width && width == 64' --engine enumerate
// expect: proved
// What is assumed makes the grid one of 16 blocks, which are all run.
__global__ void rows(int *out, int n, int width) {
    for (int i = blockIdx.x * width + threadIdx.x; i < n; i += width * gridDim.x)
        out[i] = threadIdx.x;
}
