// verify:
// expect: proved
//
// Flags are clear when the kernel starts, and each thread reads its own.

__global__ void collect(const int *flags, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && flags[i] == 0)
        out[i] = i;
}

int main() {
    int *flags, *out;
    cudaMalloc(&flags, 1024 * sizeof(int));
    cudaMalloc(&out, 1024 * sizeof(int));
    cudaMemset(flags, 0, 1024 * sizeof(int));
    collect<<<4, 256>>>(flags, out, 1024);
    cudaDeviceSynchronize();
    return 0;
}
