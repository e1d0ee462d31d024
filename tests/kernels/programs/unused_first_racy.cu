// verify:
// expect: defect
//
// Three pointers into one allocation, the first of which the kernel does not use; the other two overlap.

__global__ void copy_on(int *pool, int *out, const int *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[i]; // error[race]: read, write
}

int main() {
    const int n = 1000;
    int *pool;
    cudaMalloc(&pool, 3 * n * sizeof(int));
    copy_on<<<(n + 127) / 128, 128>>>(pool, pool + n + 4, pool + n, n);
    cudaDeviceSynchronize();
    return 0;
}
