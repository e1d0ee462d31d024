// verify:
// expect: proved
//
// The table has one row and column more than the tiles, which are worked on diagonal by diagonal: none of
// one diagonal reads what another one writes.
#include <cstdlib>

const int TILE = 16;

__global__ void tile(int *table, int columns, int diagonal) {
    int across = blockIdx.x, down = diagonal - 1 - blockIdx.x, t = threadIdx.x;
    int corner = columns * TILE * down + TILE * across;
    __shared__ int left[TILE], above[TILE];
    left[t] = table[corner + columns + columns * t];
    above[t] = table[corner + t + 1];
    __syncthreads();
    int *cells = table + corner + columns + 1;
    for (int row = 0; row < TILE; row++)
        cells[columns * row + t] = left[row] + above[t];
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n % TILE != 0)
        return 1;
    int columns = n + 1, *table;
    cudaMalloc(&table, sizeof(int) * columns * columns);
    int tiles = (columns - 1) / TILE;
    for (int i = 1; i <= tiles; i++)
        tile<<<i, TILE>>>(table, columns, i);
    return cudaDeviceSynchronize();
}
