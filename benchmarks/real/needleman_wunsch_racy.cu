// verify: --block 16 --grid 64
// expect: defect
//
// All tiles of a row are started at once, and not those of a diagonal.

#define BLOCK_SIZE 16

__device__ __forceinline__ int max3(int a, int b, int c) { return max(a, max(b, c)); }

__global__ void align_diagonal(const int *__restrict__ similarity, int *__restrict__ score,
                               int rows, int cols, int diagonal, int penalty) {
    __shared__ int temp[BLOCK_SIZE + 1][BLOCK_SIZE + 1];
    __shared__ int ref[BLOCK_SIZE][BLOCK_SIZE];

    const int bx = blockIdx.x;
    const int by = diagonal;
    if (by < 0) return;

    const int tx = threadIdx.x;
    const int x0 = bx * BLOCK_SIZE;
    const int y0 = by * BLOCK_SIZE;
    const bool inside = x0 + BLOCK_SIZE < cols && y0 + BLOCK_SIZE < rows;
    if (!inside) return;

    if (tx == 0) temp[0][0] = score[y0 * cols + x0];
    temp[tx + 1][0] = score[(y0 + tx + 1) * cols + x0]; // error[race]: read
    temp[0][tx + 1] = score[y0 * cols + x0 + tx + 1];
    for (int ty = 0; ty < BLOCK_SIZE; ++ty) {
        ref[ty][tx] = similarity[(y0 + ty + 1) * cols + x0 + tx + 1];
    }
    __syncthreads();

    for (int m = 0; m < BLOCK_SIZE; ++m) {
        if (tx <= m) {
            const int x = tx + 1;
            const int y = m - tx + 1;
            temp[y][x] = max3(temp[y - 1][x - 1] + ref[y - 1][x - 1], temp[y][x - 1] - penalty,
                              temp[y - 1][x] - penalty);
        }
        __syncthreads();
    }
    for (int m = BLOCK_SIZE - 2; m >= 0; --m) {
        if (tx <= m) {
            const int x = tx + BLOCK_SIZE - m;
            const int y = BLOCK_SIZE - tx;
            temp[y][x] = max3(temp[y - 1][x - 1] + ref[y - 1][x - 1], temp[y][x - 1] - penalty,
                              temp[y - 1][x] - penalty);
        }
        __syncthreads();
    }

    for (int ty = 0; ty < BLOCK_SIZE; ++ty) {
        score[(y0 + ty + 1) * cols + x0 + tx + 1] = temp[ty + 1][tx + 1]; // error[race]: write
    }
}
