// verify:
// expect: defect
//
// As `kernel_asked.cu`, but it is asked for a handle, by which it is launched.

__global__ void add_one(int *rows, int pitch) {
    rows[blockIdx.x * pitch + threadIdx.x]++; // error[race]: read, write
}

int main() {
    int pitch = 64;
    int *rows;
    cudaMalloc(&rows, 8 * pitch * sizeof(int));
    cudaKernel_t handle;
    cudaGetKernel(&handle, add_one);
    void *arguments[] = {&rows, &pitch};
    cudaLaunchKernel((const void *)handle, dim3(8), dim3(128), arguments, 0, 0);
    return cudaDeviceSynchronize();
}
