// verify:
// expect: proved
//
// A library that is loaded is asked how many kernels it has.

__global__ void add_one(int *rows, int pitch) {
    rows[blockIdx.x * pitch + threadIdx.x]++;
}

int main() {
    int pitch = 64;
    int *rows;
    cudaMalloc(&rows, 8 * pitch * sizeof(int));
    add_one<<<8, pitch>>>(rows, pitch);
    cudaLibrary_t library;
    unsigned count;
    cudaLibraryLoadFromFile(&library, "own.cubin", 0, 0, 0, 0, 0, 0);
    cudaLibraryGetKernelCount(&count, library);
    return cudaDeviceSynchronize();
}
