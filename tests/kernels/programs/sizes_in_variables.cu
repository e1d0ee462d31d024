// verify:
// expect: proved(rows), proved(columns)
//
// Sizes stand in variables of the program, and kernels in a table of pointers.

#include <cstdio>
#include <cstdlib>

dim3 grids[2], blocks[2];

__global__ void rows(int *out) {
    out[blockIdx.x * 64 + threadIdx.x] = threadIdx.x;
}

__global__ void columns(int *out) {
    out[threadIdx.x * 64 + blockIdx.x] = threadIdx.x;
}

void run(int *out) {
    void (*kernels[2])(int *) = {rows, columns};
    for (int i = 0; i < 2; i++) {
        printf("%d\n", i);
        kernels[i]<<<grids[i], blocks[i]>>>(out);
    }
}

int main(int argc, char **argv) {
    int *out;
    cudaMalloc(&out, 64 * 64 * sizeof(int));
    grids[0] = dim3(64, 1, 1);
    blocks[0] = dim3(64, 1, 1);
    grids[1] = dim3(64, 1, 1);
    blocks[1] = dim3(64, 1, 1);
    run(out);
    cudaDeviceSynchronize();
    return 0;
}
