// verify:
// expect: defect
//
// As `text_length.cu`, but the text may be empty. The array has one row more, so that it never is.

#include <string>

__global__ void first_column(int *cells, int width) {
    cells[threadIdx.x * width] = threadIdx.x; // error[race]: write, write
}

int main(int argc, char **argv) {
    std::string text = argv[1];
    int width = text.size();
    if (width > 1000)
        return 1;
    int *cells;
    cudaMalloc(&cells, (32 * width + 32) * sizeof(int));
    first_column<<<1, 32>>>(cells, width);
    return cudaDeviceSynchronize();
}
