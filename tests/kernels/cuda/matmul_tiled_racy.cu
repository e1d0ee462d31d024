// verify: --block 16,16 --grid 8,8 --assume 'n <= 4096'
// expect: defect
//
// The next tiles are loaded while the present ones are still in use.

constexpr int TILE = 16;

__global__ void matmul(const float *a, const float *b, float *c, int n) {
    __shared__ float tile_a[TILE][TILE];
    __shared__ float tile_b[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;

    float sum = 0.0f;
    for (int t = 0; t < (n + TILE - 1) / TILE; t++) {
        int k = t * TILE;
        tile_a[ty][tx] = (row < n && k + tx < n) ? a[row * n + k + tx] : 0.0f; // error[race]: write
        tile_b[ty][tx] = (k + ty < n && col < n) ? b[(k + ty) * n + col] : 0.0f; // error[race]: write
        __syncthreads();
        for (int i = 0; i < TILE; i++) {
            sum += tile_a[ty][i] * tile_b[i][tx]; // error[race]: read
        }
    }

    if (row < n && col < n) {
        c[row * n + col] = sum;
    }
}
