// verify: --block 16,16 --grid 1
// expect: inconclusive
//
// Each step reads row and column k while others update them.

__global__ void shortest_paths(int *distances) {
    __shared__ int d[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    d[y][x] = distances[16 * y + x];
    __syncthreads();
    for (int k = 0; k < 16; k++) {
        int through = d[y][k] + d[k][x]; // possible[race]: read
        if (through < d[y][x]) {
            d[y][x] = through; // possible[race]: write
        }
        __syncthreads();
    }
    distances[16 * y + x] = d[y][x];
}
