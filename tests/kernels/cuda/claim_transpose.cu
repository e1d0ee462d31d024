// verify: --block 16,16 --grid 4,4 --engine auto
// expect: proved
//
// The tile is read completely before the next repetition writes it.

#define TILE 16
#define ROWS 16

__global__ void transpose(float *out, const float *in, int width, int height, int repeat) {
    __shared__ float tile[TILE][TILE];
    int x = blockIdx.x * TILE + threadIdx.x;
    int y = blockIdx.y * TILE + threadIdx.y;
    for (int r = 0; r < repeat; r++) {
        for (int i = 0; i < TILE; i += ROWS) {
            tile[threadIdx.y + i][threadIdx.x] = in[x + (y + i) * width];
        }
        __syncthreads();
        for (int i = 0; i < TILE; i += ROWS) {
            out[((blockIdx.y * 4 + blockIdx.x) * TILE + threadIdx.y + i) * TILE + threadIdx.x] =
                tile[threadIdx.x][threadIdx.y + i];
        }
        __syncthreads();
    }
}
