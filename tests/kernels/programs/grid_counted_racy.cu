// verify:
// expect: defect
//
// Threads of one block write one cell, however many blocks there are.
#include <cstdlib>

__global__ void fill(int *cells, int columns) {
    int x = blockIdx.x * blockDim.x + threadIdx.x / 2, y = blockIdx.y;
    cells[(size_t)y * columns + x] = threadIdx.x; // error[race]: write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), blocks = 0, *cells;
    if (n < 1 || n > 100000)
        return 1;
    for (int i = 64; i <= n; i += 64)
        blocks++;
    cudaMalloc(&cells, sizeof(int) * 5 * n);
    fill<<<dim3(blocks, 5), 64>>>(cells, n);
}
