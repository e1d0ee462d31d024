// verify:
// expect: defect
//
// The runtime's function launches with an array of arguments, of which two are swapped.

__global__ void add_one(int *rows, int count, int pitch) {
    if (blockIdx.x < count)
        rows[blockIdx.x * pitch + threadIdx.x]++; // error[race]: read, write
}

int main() {
    int count = 8, pitch = 64;
    int *rows;
    if (cudaMalloc(&rows, count * pitch * sizeof(int)) != cudaSuccess)
        return 1;
    void *args[] = {&rows, &pitch, &count};
    cudaLaunchKernel((const void *)add_one, dim3(count), dim3(pitch), args, 0, 0);
    cudaDeviceSynchronize();
    cudaFree(rows);
    return 0;
}
