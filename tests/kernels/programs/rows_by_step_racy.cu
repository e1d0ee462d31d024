// verify:
// expect: defect

#include <cstdlib>

// As `rows_by_step.cu`; each thread reads what the next one writes. Of the rows that there are it is not
// known more than that the first one is among them.

__global__ void scale(float *rows, int width, int row) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < width - 1)
        rows[row * width + i] = 2 * rows[row * width + i + 1]; // error[race]: read, write
}

int main(int argc, char **argv) {
    int width = atoi(argv[1]), count = atoi(argv[2]), step = atoi(argv[3]);
    float *rows;
    cudaMalloc(&rows, sizeof(float) * width * count);
    for (int row = 0; row < count; row += step)
        scale<<<(width + 255) / 256, 256>>>(rows, width, row);
    return cudaDeviceSynchronize();
}
