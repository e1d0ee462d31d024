// verify:
// expect: defect
//
// The last block goes beyond the row where the quotient is rounded up.
#include <cmath>
#include <cstdlib>

__global__ void fill(int *cells, int columns) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    cells[(size_t)y * columns + x] = x + y; // error[race]: write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), *cells;
    if (n < 1 || n > 100000)
        return 1;
    cudaMalloc(&cells, sizeof(int) * 5 * n);
    fill<<<dim3((int)ceil(n / 48.0f), 5), 48>>>(cells, n);
}
