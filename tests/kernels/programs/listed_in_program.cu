// verify:
// expect: inconclusive(by_array), inconclusive(by_variable), inconclusive(by_constant)
//
// The places stand in the program, or are counted there: that two are one is not known.

#include <cstdlib>

__constant__ int spread[64];

static const int order[8] = {3, 1, 4, 0, 5, 7, 2, 6};

__global__ void by_array(const int *list, float *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_variable(const int *list, float *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_constant(float *cells) {
    cells[spread[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

int main() {
    int first[4];
    first[0] = 2;
    first[1] = 0;
    first[2] = 3;
    first[3] = 1;
    int transposed[64];
    for (int i = 0; i < 64; i++)
        transposed[i] = i % 8 * 8 + i / 8;
    int *few, *list;
    float *cells;
    cudaMalloc(&few, sizeof(first));
    cudaMalloc(&list, sizeof(order));
    cudaMalloc(&cells, 64 * sizeof(float));
    cudaMemcpy(few, first, sizeof(first), cudaMemcpyHostToDevice);
    cudaMemcpy(list, order, sizeof(order), cudaMemcpyHostToDevice);
    cudaMemcpyToSymbol(spread, transposed, sizeof(transposed));
    by_array<<<1, 4>>>(few, cells);
    by_variable<<<1, 8>>>(list, cells);
    by_constant<<<1, 64>>>(cells);
    return cudaDeviceSynchronize();
}
