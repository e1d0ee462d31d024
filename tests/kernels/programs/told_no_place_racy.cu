// verify:
// expect: proved(spread), defect(spread_again)
//
// As `told_no_place.cu`, but all threads write one cell then.

__global__ void spread(int *cells, int step) {
    cells[threadIdx.x * step] = threadIdx.x;
}

__global__ void spread_again(int *cells, int step) {
    cells[threadIdx.x * step] = threadIdx.x; // error[race]: write, write
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
    spread_again<<<1, 256>>>(cells, 0);
    return cudaDeviceSynchronize();
}
