// verify: --block 8,8,8 --grid 4
// expect: proved
//
// A three-dimensional shared array: the neighbour below is read after a barrier.

__global__ void settle(float *volume) {
    __shared__ float cells[9][8][8];
    int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
    int i = blockIdx.x * 512 + (z * 8 + y) * 8 + x;
    cells[z + 1][y][x] = volume[i];
    if (z == 0) {
        cells[0][y][x] = 0.0f;
    }
    __syncthreads();
    volume[i] = cells[z + 1][y][x] - cells[z][y][x];
}
