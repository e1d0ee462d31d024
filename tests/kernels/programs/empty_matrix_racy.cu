// verify:
// expect: defect
//
// The matrix has a column more than its rows are apart, and is not empty where the width is zero.
#include <cstdlib>

__global__ void first_column(float *matrix, int width, int height) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < height)
        matrix[row * width] = row; // error[race]: write, write
}

int main(int argc, char **argv) {
    int width = atoi(argv[1]), height = atoi(argv[2]);
    float *matrix;
    cudaMalloc(&matrix, sizeof(float) * (width + 1) * height);
    first_column<<<(height + 127) / 128, 128>>>(matrix, width, height);
    return cudaDeviceSynchronize();
}
