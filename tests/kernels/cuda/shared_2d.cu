// verify: --block 16,16 --grid 4
// expect: proved
//
// A two-dimensional shared array, read transposed.

__global__ void symmetrise(float *matrices) {
    __shared__ float tile[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    float *matrix = matrices + 256 * blockIdx.x;
    tile[y][x] = matrix[16 * y + x];
    __syncthreads();
    matrix[16 * y + x] = 0.5f * (tile[y][x] + tile[x][y]);
}
