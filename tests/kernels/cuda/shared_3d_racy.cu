// verify: --block 8,8,8 --grid 4
// expect: defect
//
// The neighbour below is read while it is stored.

__global__ void settle(float *volume) {
    __shared__ float cells[9][8][8];
    int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
    int i = blockIdx.x * 512 + (z * 8 + y) * 8 + x;
    cells[z + 1][y][x] = volume[i]; // error[race]: write
    if (z == 0) {
        cells[0][y][x] = 0.0f;
    }
    volume[i] = cells[z + 1][y][x] - cells[z][y][x]; // error[race]: read
}
