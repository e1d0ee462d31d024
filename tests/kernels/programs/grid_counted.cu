// verify:
// expect: inconclusive
//
// The blocks are counted in a loop, so that there are no more of them than the rows have room for, which is
// not seen.
#include <cstdlib>

__global__ void fill(int *cells, int columns) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    cells[(size_t)y * columns + x] = x + y; // possible[race]: write
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
