// verify:
// expect: proved(zero), defect(count)
//
// An argument of a launch is made by a function that launches something itself, with blocks of another size; the outer launch's blocks are too large.

__global__ void zero(int *cells) { cells[blockIdx.x * blockDim.x + threadIdx.x] = 0; }

__global__ void count(int *cells) {
    cells[blockIdx.x * 64 + threadIdx.x] += 1; // error[race]: read, write
}

static int *zeroed(int n) {
    int *cells;
    cudaMalloc(&cells, n * sizeof(int));
    zero<<<n / 64, 64>>>(cells);
    return cells;
}

int main() {
    count<<<99, 96>>>(zeroed(6400));
    cudaDeviceSynchronize();
    return 0;
}
