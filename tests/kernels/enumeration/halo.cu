// verify: --engine enumerate --block 32,8 --grid 5
// expect: proved
//
// Rows of a tile have a border that threads at its edge fill as well.

__global__ void blur(float *out, const float *in, int width) {
    __shared__ float tile[10][34];
    int x = threadIdx.x + 1, y = threadIdx.y + 1;
    tile[y][x] = in[y * width + x];
    switch (threadIdx.x) {
    case 0:
        tile[y][0] = in[y * width];
        break;
    case 31:
        tile[y][33] = in[y * width + 33];
        break;
    }
    if (threadIdx.y == 0) {
        tile[0][x] = in[x];
        tile[9][x] = in[9 * width + x];
    }
    __syncthreads();
    out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] =
        tile[y][x - 1] + tile[y][x + 1] + tile[y - 1][x] + tile[y + 1][x];
}
