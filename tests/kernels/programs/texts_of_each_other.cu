// verify:
// expect: inconclusive(by_copy), inconclusive(by_part), inconclusive(by_literal)
//
// Texts that are made of one another: their lengths are tied. That of a literal is one.

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

__global__ void by_literal(int *cells, int width) {
    cells[threadIdx.x * width] = threadIdx.x; // possible[race]: write, write
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
    std::string literal = "text";
    by_literal<<<1, 32>>>(cells, literal.size());
    return cudaDeviceSynchronize();
}
