// verify:
// expect: defect(rows), proved(columns)
//
// As `sizes_in_variables.cu`, but a function that the library calls changes one.

#include <cstdio>
#include <cstdlib>

dim3 grids[2], blocks[2];

__global__ void rows(int *out) {
    out[blockIdx.x * 64 + threadIdx.x] = threadIdx.x; // error[race]: write
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

int compare(const void *a, const void *b) {
    blocks[0].x = 128;
    return *(const int *)a - *(const int *)b;
}

int main(int argc, char **argv) {
    int *out;
    cudaMalloc(&out, 64 * 64 * sizeof(int));
    grids[0] = dim3(64, 1, 1);
    blocks[0] = dim3(64, 1, 1);
    grids[1] = dim3(64, 1, 1);
    blocks[1] = dim3(64, 1, 1);
    int list[2] = {argc, 1};
    qsort(list, 2, sizeof(int), compare);
    run(out);
    cudaDeviceSynchronize();
    return 0;
}
