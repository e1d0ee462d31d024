// verify: --block 16,8 --grid 32,64
// expect: proved(convolve_rows), defect(convolve_columns)
//
// The columns do not wait for their halo.

#define KERNEL_RADIUS 8
#define KERNEL_LENGTH (2 * KERNEL_RADIUS + 1)
#define ROWS_BX 16
#define ROWS_BY 8
#define ROWS_STEPS 8
#define ROWS_HALO 1
#define COLS_BX 16
#define COLS_BY 8
#define COLS_STEPS 8
#define COLS_HALO 1

__constant__ float c_Kernel[KERNEL_LENGTH];

__global__ void convolve_rows(float *__restrict__ d_Dst, const float *__restrict__ d_Src,
                              int imageW, int imageH) {
    __shared__ float s_Data[ROWS_BY][(ROWS_STEPS + 2 * ROWS_HALO) * ROWS_BX];

    const int baseX = (blockIdx.x * ROWS_STEPS - ROWS_HALO) * ROWS_BX + threadIdx.x;
    const int baseY = blockIdx.y * ROWS_BY + threadIdx.y;
    const bool inside = baseY < imageH;
    d_Src += baseY * imageW + baseX;
    d_Dst += baseY * imageW + baseX;

#pragma unroll
    for (int i = 0; i < ROWS_STEPS + 2 * ROWS_HALO; i++) {
        const int x = baseX + i * ROWS_BX;
        s_Data[threadIdx.y][threadIdx.x + i * ROWS_BX] =
            (inside && x >= 0 && x < imageW) ? d_Src[i * ROWS_BX] : 0.0f;
    }
    __syncthreads();

#pragma unroll
    for (int i = ROWS_HALO; i < ROWS_HALO + ROWS_STEPS; i++) {
        float sum = 0.0f;
#pragma unroll
        for (int j = -KERNEL_RADIUS; j <= KERNEL_RADIUS; j++) {
            sum += c_Kernel[KERNEL_RADIUS - j] * s_Data[threadIdx.y][threadIdx.x + i * ROWS_BX + j];
        }
        if (inside && imageW - baseX > i * ROWS_BX) d_Dst[i * ROWS_BX] = sum;
    }
}

__global__ void convolve_columns(float *__restrict__ d_Dst, const float *__restrict__ d_Src,
                                 int imageW, int imageH) {
    __shared__ float s_Data[COLS_BX][(COLS_STEPS + 2 * COLS_HALO) * COLS_BY + 1];

    const int baseX = blockIdx.x * COLS_BX + threadIdx.x;
    const int baseY = (blockIdx.y * COLS_STEPS - COLS_HALO) * COLS_BY + threadIdx.y;
    const bool inside = baseX < imageW;
    d_Src += baseY * imageW + baseX;
    d_Dst += baseY * imageW + baseX;

#pragma unroll
    for (int i = 0; i < COLS_STEPS + 2 * COLS_HALO; i++) {
        const int y = baseY + i * COLS_BY;
        s_Data[threadIdx.x][threadIdx.y + i * COLS_BY] = // error[race]: write
            (inside && y >= 0 && y < imageH) ? d_Src[i * COLS_BY * imageW] : 0.0f;
    }

#pragma unroll
    for (int i = COLS_HALO; i < COLS_HALO + COLS_STEPS; i++) {
        float sum = 0.0f;
#pragma unroll
        for (int j = -KERNEL_RADIUS; j <= KERNEL_RADIUS; j++) {
            const float value = s_Data[threadIdx.x][threadIdx.y + i * COLS_BY + j]; // error[race]: read
            sum += c_Kernel[KERNEL_RADIUS - j] * value;
        }
        if (inside && imageH - baseY > i * COLS_BY) d_Dst[i * COLS_BY * imageW] = sum;
    }
}
