// verify:
// expect: defect
//
// As `library_kernels.cu`, but they are found, and may be the program's own.

__global__ void add_one(int *rows, int pitch) {
    rows[blockIdx.x * pitch + threadIdx.x]++; // error[race]: read, write
}

int main() {
    int pitch = 64;
    int *rows;
    cudaMalloc(&rows, 8 * pitch * sizeof(int));
    cudaLibrary_t library;
    cudaKernel_t kernel;
    unsigned count;
    cudaLibraryLoadFromFile(&library, "own.cubin", 0, 0, 0, 0, 0, 0);
    cudaLibraryGetKernelCount(&count, library);
    cudaLibraryEnumerateKernels(&kernel, 1, library);
    void *arguments[] = {&rows, &pitch};
    cudaLaunchKernel((const void *)kernel, dim3(8), dim3(128), arguments, 0, 0);
    return cudaDeviceSynchronize();
}
