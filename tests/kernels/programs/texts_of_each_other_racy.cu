// verify:
// expect: defect
//
// As `texts_of_each_other.cu`, but of two texts that the user gives.

#include <string>

__global__ void by_other(int *cells, int count, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        cells[i % width] = i; // error[race]: write, write
}

int main(int argc, char **argv) {
    std::string text = argv[1];
    std::string other = argv[2];
    if (other.size() == 0)
        return 1;
    int *cells;
    cudaMalloc(&cells, 1 << 24);
    by_other<<<16, 64>>>(cells, text.size(), other.size());
    return cudaDeviceSynchronize();
}
