// verify:
// expect: defect
//
// The host sets the counter to minus one: the first number that is drawn from it is negative.

__global__ void rows(int *count, int *out, int n) {
    int t = atomicSub(count, -1);
    int row = t < 0 ? -t : t;
    for (int i = 0; i < n; i++)
        out[row * n + i] = threadIdx.x + 1000 * blockIdx.x; // error[race]: write, write
}

__global__ void rows_twice(int *count, int *out, int n) {
    int t = atomicAdd(count, 1);
    int row = t < 0 ? -t : t;
    for (int i = 0; i < n; i++)
        out[row * n + i] = threadIdx.x + 1000 * blockIdx.x; // error[race]: write, write
    t = atomicAdd(count, 1);
    row = t < 0 ? -t : t;
    for (int i = 0; i < n; i++)
        out[row * n + i] = threadIdx.x + 1000 * blockIdx.x;
}

int main() {
    int *count, *out;
    cudaMalloc(&count, sizeof(int));
    cudaMalloc(&out, 100000 * sizeof(int));
    cudaMemset(count, 0xff, sizeof(int));
    rows<<<4, 64>>>(count, out, 5);
    cudaMemset(count, 0xff, sizeof(int));
    rows_twice<<<4, 64>>>(count, out, 5);
    cudaDeviceSynchronize();
}
