// verify:
// expect: proved
//
// The program takes matrices of more than 4 GiB alone.
#include <cstdlib>

__global__ void fill(float *matrix, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < width)
        for (int y = 0; y < height; y++)
            matrix[(long long)y * width + x] = x;
}

int main(int argc, char **argv) {
    int width = atoi(argv[1]), height = atoi(argv[2]);
    if (width < 100000 || height < 100000)
        return 1;
    float *matrix;
    cudaMalloc(&matrix, sizeof(float) * width * height);
    fill<<<(width + 255) / 256, 256>>>(matrix, width, height);
    return cudaDeviceSynchronize();
}
