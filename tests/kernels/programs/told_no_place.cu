// verify:
// expect: proved
//
// Functions of the runtime that are told no place fail, and the program goes on.

__global__ void spread(int *cells, int step) {
    cells[threadIdx.x * step] = threadIdx.x;
}

__global__ void spread_again(int *cells, int step) {
    cells[threadIdx.x * step] = threadIdx.x;
}

void note_version(int *version) {
    cudaDriverGetVersion(version);
}

void note(int *version) {
    note_version(version);
}

int main(int argc, char **argv) {
    int device;
    int *cells;
    cudaMalloc(&cells, 512 * sizeof(int));
    spread<<<1, 256>>>(cells, 1);
    cudaGetDevice(nullptr);
    note(nullptr);
    cudaGetDeviceCount(argc > 1 ? &device : nullptr);
    spread_again<<<1, 256>>>(cells, 2);
    return cudaDeviceSynchronize();
}
