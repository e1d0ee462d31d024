// verify:
// expect: proved
//
// With a width of zero all rows begin at one place, in a matrix that has no bytes: nothing is there to race
// on.
#include <cstdlib>

__global__ void first_column(float *matrix, int width, int height) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < height)
        matrix[row * width] = row;
}

int main(int argc, char **argv) {
    int width = atoi(argv[1]), height = atoi(argv[2]);
    float *matrix;
    cudaMalloc(&matrix, sizeof(float) * width * height);
    first_column<<<(height + 127) / 128, 128>>>(matrix, width, height);
    return cudaDeviceSynchronize();
}
