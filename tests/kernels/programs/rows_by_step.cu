// verify:
// expect: proved

#include <cstdlib>

// One row in so many, each read and written in place by a thread for itself.

__global__ void scale(float *rows, int width, int row) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < width)
        rows[row * width + i] *= 2;
}

int main(int argc, char **argv) {
    int width = atoi(argv[1]), count = atoi(argv[2]), step = atoi(argv[3]);
    float *rows;
    cudaMalloc(&rows, sizeof(float) * width * count);
    for (int row = 0; row < count; row += step)
        scale<<<(width + 255) / 256, 256>>>(rows, width, row);
    return cudaDeviceSynchronize();
}
