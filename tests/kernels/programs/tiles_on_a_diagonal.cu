// verify:
// expect: proved
//
// Each block has one tile of a diagonal, and reads the row above it. How many tiles there are says
// that rows are long enough.

#include <stdlib.h>

__global__ void fill(int *items, int cols, int i) {
    int bx = blockIdx.x, tx = threadIdx.x;
    int base = cols * 16 * (i - 1 - bx) + 16 * bx;
    int above = items[base + tx + 1];
    for (int y = 0; y < 16; y++)
        items[base + cols + 1 + tx + y * cols] = above + y;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n % 16 != 0)
        exit(1);
    int cols = n + 1, width = (cols - 1) / 16;
    int *items;
    cudaMalloc((void **)&items, cols * cols * sizeof(int));
    for (int i = 1; i <= width; i++)
        fill<<<i, 16>>>(items, cols, i);
}
