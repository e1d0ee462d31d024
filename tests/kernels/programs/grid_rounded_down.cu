// verify:
// expect: proved
//
// What is left over of the last block has no block, as the quotient is rounded down.
#include <cmath>
#include <cstdlib>

__global__ void fill(int *cells, int columns) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    cells[(size_t)y * columns + x] = x + y;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), *cells;
    if (n < 1 || n > 100000)
        return 1;
    cudaMalloc(&cells, sizeof(int) * 5 * n);
    fill<<<dim3((int)(n / 64.0), 5), 64>>>(cells, n);
    fill<<<dim3((int)floor(n / 48.0f), 5), 48>>>(cells, n);
}
