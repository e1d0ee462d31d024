// verify: 
// expect: defect
// Tiles of one diagonal after the other: how many there are, and where they begin, is chosen by one condition, and
// tiles are shown to be apart in either case.
#include <cstdlib>
#include <cuda_runtime.h>

const int SIDE = 32;

__global__ void sweep(int *cells, int width, int wave, int tiles) {
    int column = blockIdx.x + (wave < tiles ? 0 : wave - tiles + 1);
    int row = wave - column;
    int *tile = cells + row * (SIDE - 1) * width + column * (SIDE - 1);
    for (int y = 1; y <= SIDE; y++)
        tile[y * width + threadIdx.x + 1] = wave + threadIdx.x; // error[race]: write
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1024;
    if (n <= 0 || n % SIDE != 0 || n > 16384) return 1;
    int width = n + 1, tiles = n / SIDE;
    int *cells;
    cudaMalloc(&cells, width * width * sizeof(int));
    for (int wave = 0; wave < 2 * tiles - 1; wave++) {
        int blocks = wave < tiles ? wave + 1 : 2 * tiles - 1 - wave;
        sweep<<<blocks, SIDE>>>(cells, width, wave, tiles);
    }
    return cudaDeviceSynchronize();
}
