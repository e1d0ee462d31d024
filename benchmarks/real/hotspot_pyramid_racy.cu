// verify: --block 16,16 --grid 43,43
// expect: defect
//
// The next step starts before the results of the last one are copied back.

#define BLOCK_SIZE 16
#define IN_RANGE(x, lo, hi) ((x) >= (lo) && (x) <= (hi))

__global__ void hotspot_steps(int iteration, const float *__restrict__ power,
                              const float *__restrict__ temp_src, float *__restrict__ temp_dst,
                              int grid_cols, int grid_rows, int border_cols, int border_rows,
                              float Cap, float Rx, float Ry, float Rz, float step) {
    __shared__ float temp_now[BLOCK_SIZE][BLOCK_SIZE];
    __shared__ float power_now[BLOCK_SIZE][BLOCK_SIZE];
    __shared__ float temp_next[BLOCK_SIZE][BLOCK_SIZE];

    const float amb_temp = 80.0f;
    const float step_div_Cap = step / Cap, Rx_1 = 1 / Rx, Ry_1 = 1 / Ry, Rz_1 = 1 / Rz;
    const int bx = blockIdx.x, by = blockIdx.y;
    const int tx = threadIdx.x, ty = threadIdx.y;

    const int small = BLOCK_SIZE - iteration * 2;
    const int blkY = small * by - border_rows;
    const int blkX = small * bx - border_cols;
    const int yidx = blkY + ty, xidx = blkX + tx;
    const int index = grid_cols * yidx + xidx;

    if (IN_RANGE(yidx, 0, grid_rows - 1) && IN_RANGE(xidx, 0, grid_cols - 1)) {
        temp_now[ty][tx] = temp_src[index];
        power_now[ty][tx] = power[index];
    }
    __syncthreads();

    const int validYmin = (blkY < 0) ? -blkY : 0;
    const int validXmin = (blkX < 0) ? -blkX : 0;
    const int validYmax = min(BLOCK_SIZE - 1, grid_rows - 1 - blkY);
    const int validXmax = min(BLOCK_SIZE - 1, grid_cols - 1 - blkX);
    const int N = max(ty - 1, validYmin), S = min(ty + 1, validYmax);
    const int W = max(tx - 1, validXmin), E = min(tx + 1, validXmax);

    bool computed = false;
    for (int i = 0; i < iteration; i++) {
        computed = false;
        if (IN_RANGE(tx, i + 1, BLOCK_SIZE - i - 2) && IN_RANGE(ty, i + 1, BLOCK_SIZE - i - 2) &&
            IN_RANGE(tx, validXmin, validXmax) && IN_RANGE(ty, validYmin, validYmax)) {
            computed = true;
            const float t = temp_now[ty][tx];
            const float vertical = temp_now[S][tx] + temp_now[N][tx] - 2.0f * t; // error[race]: read
            const float horizontal = temp_now[ty][E] + temp_now[ty][W] - 2.0f * t; // error[race]: read
            temp_next[ty][tx] = t + step_div_Cap * (power_now[ty][tx] + vertical * Ry_1 +
                                                    horizontal * Rx_1 + (amb_temp - t) * Rz_1);
        }
        __syncthreads();
        if (i == iteration - 1) break;
        if (computed) temp_now[ty][tx] = temp_next[ty][tx]; // error[race]: write
    }

    if (computed) temp_dst[index] = temp_next[ty][tx];
}
