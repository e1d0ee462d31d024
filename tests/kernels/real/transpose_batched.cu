// verify: --block 32,8 --grid 32,32,16 --assume 'batch_stride == (size_t)rows * cols && rows >= 1 && cols >= 1 && rows <= 1024 && cols <= 1024'
// expect: proved
//
// Batched transpose by padded tiles, eight rows a step.
#define TILE_DIM 32
#define BLOCK_ROWS 8
template <typename T>
__global__ void batched_transpose(const T *__restrict__ in, T *__restrict__ out, int rows, int cols, size_t batch_stride) {
    __shared__ T tile[TILE_DIM][TILE_DIM + 1];
    const T *src = in + blockIdx.z * batch_stride;
    T *dst = out + blockIdx.z * batch_stride;
    int x = blockIdx.x * TILE_DIM + threadIdx.x;
    int y = blockIdx.y * TILE_DIM + threadIdx.y;
#pragma unroll
    for (int j = 0; j < TILE_DIM; j += BLOCK_ROWS) {
        if (x < cols && y + j < rows) {
            tile[threadIdx.y + j][threadIdx.x] = src[(size_t)(y + j) * cols + x];
        }
    }
    __syncthreads();
    x = blockIdx.y * TILE_DIM + threadIdx.x;
    y = blockIdx.x * TILE_DIM + threadIdx.y;
#pragma unroll
    for (int j = 0; j < TILE_DIM; j += BLOCK_ROWS) {
        if (x < rows && y + j < cols) {
            dst[(size_t)(y + j) * rows + x] = tile[threadIdx.x][threadIdx.y + j];
        }
    }
}
void transpose(const float *in, float *out, int rows, int cols, int batch) {
    dim3 block(TILE_DIM, BLOCK_ROWS);
    dim3 grid((cols + 31) / 32, (rows + 31) / 32, batch);
    batched_transpose<float><<<grid, block>>>(in, out, rows, cols, (size_t)rows * cols);
}
