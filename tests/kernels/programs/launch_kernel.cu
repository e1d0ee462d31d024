// verify:
// expect: proved
//
// The runtime's function launches with an array of arguments.

__global__ void add_one(int *rows, int count, int pitch) {
    if (blockIdx.x < count)
        rows[blockIdx.x * pitch + threadIdx.x]++;
}

int main() {
    int count = 8, pitch = 64;
    int *rows;
    if (cudaMalloc(&rows, count * pitch * sizeof(int)) != cudaSuccess)
        return 1;
    void *args[] = {&rows, &count, &pitch};
    cudaLaunchKernel((const void *)add_one, dim3(count), dim3(pitch), args, 0, 0);
    cudaDeviceSynchronize();
    cudaFree(rows);
    return 0;
}
