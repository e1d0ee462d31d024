// verify: --engine protocol
// expect: inconclusive
//
// Indices of 32 bits meet in matrices of more than 4 GiB alone.
#include <cstdlib>

__global__ void update(float *matrix, int width, int offset) {
    int row = offset + (blockIdx.y + 1) * 16, column = offset + (blockIdx.x + 1) * 16;
    matrix[(row + threadIdx.y) * width + column + threadIdx.x] += 1; // possible[race]: read, write
}

int main(int argc, char **argv) {
    int width = atoi(argv[1]);
    if (width <= 0 || width % 16)
        return 1;
    float *matrix;
    cudaMalloc(&matrix, sizeof(float) * width * width);
    for (int i = 0; i < width - 16; i += 16) {
        dim3 blocks((width - i) / 16 - 1, (width - i) / 16 - 1), threads(16, 16);
        update<<<blocks, threads>>>(matrix, width, i);
    }
    return cudaDeviceSynchronize();
}
