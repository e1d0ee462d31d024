// verify:
// expect: defect
//
// As `flags_cleared.cu`, but threads write one cell, as the flags are clear.

__global__ void collect(const int *flags, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && flags[i] == 0)
        out[0] = i; // error[race]: write
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
