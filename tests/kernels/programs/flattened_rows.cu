// verify:
// expect: proved
//
// A matrix that is filled as one row: what comes after is no less launched.
#include <cstdlib>

__global__ void fill(int *cells) {
    cells[threadIdx.x] = threadIdx.x;
}

int main() {
    int sizes[2][4], *cells;
    for (int i = 0; i < 8; i++)
        sizes[0][i] = i;
    cudaMalloc(&cells, sizeof(int) * 64);
    fill<<<1, sizes[1][0] + 60>>>(cells);
}
