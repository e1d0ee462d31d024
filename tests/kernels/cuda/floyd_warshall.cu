// verify: --block 16,16 --grid 1
// expect: proved
//
// All shortest paths of 16 nodes: each step reads into registers before anyone writes.

__global__ void shortest_paths(int *distances) {
    __shared__ int d[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    d[y][x] = distances[16 * y + x];
    __syncthreads();
    for (int k = 0; k < 16; k++) {
        int through = d[y][k] + d[k][x];
        __syncthreads();
        if (through < d[y][x]) {
            d[y][x] = through;
        }
        __syncthreads();
    }
    distances[16 * y + x] = d[y][x];
}
