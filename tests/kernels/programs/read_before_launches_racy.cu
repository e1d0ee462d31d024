// verify:
// expect: defect
//
// As `read_before_launches.cu`, but what was read changes after the pitch was taken from it.

#include <cstdio>
#include <cstdlib>

int width;
struct Config {
    int rows, columns;
};

__global__ void fill(float *m, int rows, int width, int pitch) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows)
        for (int i = 0; i < width; i++)
            m[row * pitch + i] = row; // error[race]: write, write
}

__global__ void add(float *m, int rows, int width, int pitch) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows)
        for (int i = 0; i < width; i++)
            m[row * pitch + i] += row; // error[race]: read, write
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++)
        if (argv[i][0] == '-' && argv[i][1] == 'w')
            width = atoi(argv[++i]);
    float *m;
    int rows = 100, pitch = width;
    cudaMalloc(&m, rows * width * sizeof(float));
    for (int round = 0; round < 10; round++)
        fill<<<1, 128>>>(m, rows, width++, pitch);

    Config config;
    FILE *file = fopen(argv[1], "rb");
    if (!file || fread(&config, sizeof(config), 1, file) != 1)
        return 1;
    pitch = config.columns;
    for (int round = 0; round < 10; round++) {
        add<<<1, 128>>>(m, rows, config.columns, pitch);
        cudaDeviceSynchronize();
        config.columns++;
    }
}
