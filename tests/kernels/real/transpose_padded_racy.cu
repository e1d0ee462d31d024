// verify: --block 32,8 --grid 64,64
// expect: defect
//
// The first row of the transposed tile is taken from the wrong coordinate of the block.

#define TILE_DIM 32
#define BLOCK_ROWS 8

template <typename T>
__global__ void transpose_tile(T *__restrict__ odata, const T *__restrict__ idata, int width,
                               int height) {
    __shared__ T tile[TILE_DIM][TILE_DIM + 1];

    int x = blockIdx.x * TILE_DIM + threadIdx.x;
    int y = blockIdx.y * TILE_DIM + threadIdx.y;
    for (int j = 0; j < TILE_DIM; j += BLOCK_ROWS) {
        if (x < width && y + j < height) {
            tile[threadIdx.y + j][threadIdx.x] = idata[(y + j) * width + x];
        }
    }
    __syncthreads();

    x = blockIdx.y * TILE_DIM + threadIdx.x;
    y = blockIdx.y * TILE_DIM + threadIdx.y;
    for (int j = 0; j < TILE_DIM; j += BLOCK_ROWS) {
        if (x < height && y + j < width) {
            odata[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j]; // error[race]: write, write
        }
    }
}

template __global__ void transpose_tile<float>(float *, const float *, int, int);
template __global__ void transpose_tile<double>(double *, const double *, int, int);
