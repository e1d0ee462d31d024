// verify:
// expect: defect
//
// As many blocks are launched as rows have columns in tiles, rounded up, though the host does
// not ask for whole tiles: the last tile of a row is the beginning of the next one.

#include <cstdlib>

__global__ void sum_tiles(float *sums, const float *values, int width) {
    __shared__ float tile[16];
    int column = blockIdx.x * 16 + threadIdx.x;
    tile[threadIdx.x] = values[blockIdx.y * width + column];
    __syncthreads();
    sums[blockIdx.y * width + column] = tile[15 - threadIdx.x]; // error[race]: write
}

int main(int argc, char **argv) {
    int width = atoi(argv[1]), height = atoi(argv[2]);
    if (width < 16 || width > 4096 || height > 4096)
        return EXIT_FAILURE;
    float *values, *sums;
    cudaMalloc(&values, sizeof(float) * width * height);
    cudaMalloc(&sums, sizeof(float) * width * height);
    sum_tiles<<<dim3((width + 15) / 16, height), 16>>>(sums, values, width);
    cudaDeviceSynchronize();
}
