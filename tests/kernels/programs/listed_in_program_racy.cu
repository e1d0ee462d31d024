// verify:
// expect: defect(by_array), defect(by_constant)
//
// As `listed_in_program.cu`, but one of the numbers comes from outside.

#include <cstdlib>

__constant__ int spread[2];

__global__ void by_array(const int *list, float *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // error[race]: write, write
}

__global__ void by_constant(float *cells) {
    cells[spread[threadIdx.x]] = threadIdx.x; // error[race]: write, write
}

int main(int argc, char **argv) {
    int first[4];
    first[0] = atoi(argv[1]);
    first[1] = argc > 2 ? atoi(argv[2]) : 0;
    first[2] = 3;
    first[3] = 1;
    int *few;
    float *cells;
    cudaMalloc(&few, sizeof(first));
    cudaMalloc(&cells, 64 * sizeof(float));
    cudaMemcpy(few, first, sizeof(first), cudaMemcpyHostToDevice);
    cudaMemcpyToSymbol(spread, first, 2 * sizeof(int));
    by_array<<<1, 4>>>(few, cells);
    by_constant<<<1, 2>>>(cells);
    return cudaDeviceSynchronize();
}
