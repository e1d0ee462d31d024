// verify:
// expect: inconclusive(by_copy), inconclusive(by_part)
//
// Texts that are made of one another: their lengths are tied.

#include <string>

__global__ void by_copy(int *cells, int count, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        cells[i % width] = i; // possible[race]: write, write
}

__global__ void by_part(int *cells, int count, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        cells[i % width] = i; // possible[race]: write, write
}

int main(int argc, char **argv) {
    std::string text = argv[1];
    std::string copy(text.size(), 'x');
    std::string part = text.substr(1);
    part.append("!!");
    int *cells;
    cudaMalloc(&cells, 1 << 24);
    by_copy<<<16, 64>>>(cells, text.size(), copy.size());
    by_part<<<16, 64>>>(cells, text.size(), part.size());
    return cudaDeviceSynchronize();
}
