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

int main() {
    int *cells;
    cudaMalloc(&cells, 512 * sizeof(int));
    spread<<<1, 256>>>(cells, 1);
    cudaGetDevice(nullptr);
    note_version(nullptr);
    spread_again<<<1, 256>>>(cells, 2);
    return cudaDeviceSynchronize();
}
