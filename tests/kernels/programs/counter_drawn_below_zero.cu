// verify:
// expect: proved
//
// The host sets the counter to zero: the numbers that are drawn from it are not negative.

__global__ void rows(int *count, int *out, int n) {
    int t = atomicSub(count, -1);
    int row = t < 0 ? -t : t;
    for (int i = 0; i < n; i++)
        out[row * n + i] = threadIdx.x + 1000 * blockIdx.x;
}

__global__ void rows_twice(int *count, int *out, int n) {
    int t = atomicAdd(count, 1);
    int row = t < 0 ? -t : t;
    for (int i = 0; i < n; i++)
        out[row * n + i] = threadIdx.x + 1000 * blockIdx.x;
    t = atomicAdd(count, 1);
    row = t < 0 ? -t : t;
    for (int i = 0; i < n; i++)
        out[row * n + i] = threadIdx.x + 1000 * blockIdx.x;
}

int main() {
    int *count, *out;
    cudaMalloc(&count, sizeof(int));
    cudaMalloc(&out, 100000 * sizeof(int));
    cudaMemset(count, 0, sizeof(int));
    rows<<<4, 64>>>(count, out, 5);
    cudaMemset(count, 0, sizeof(int));
    rows_twice<<<4, 64>>>(count, out, 5);
    cudaDeviceSynchronize();
}
