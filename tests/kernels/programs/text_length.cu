// verify:
// expect: proved
//
// Rows are as long as a text of the user's, which is not empty.

#include <string>

__global__ void first_column(int *cells, int width) {
    cells[threadIdx.x * width] = threadIdx.x;
}

int main(int argc, char **argv) {
    std::string text = argv[1];
    int width = text.size();
    if (width < 1 || width > 1000)
        return 1;
    int *cells;
    cudaMalloc(&cells, 32 * width * sizeof(int));
    first_column<<<1, 32>>>(cells, width);
    return cudaDeviceSynchronize();
}
