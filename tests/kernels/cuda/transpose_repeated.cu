// verify: --block 16,16 --grid 16,16 --assume 'repetitions <= 100'
// expect: proved
//
// A tiled transposition repeated for timing: the tile is reused after a second barrier.

constexpr int TILE = 16;

__global__ void transpose(const float *in, float *out, int repetitions) {
    __shared__ float tile[TILE][TILE + 1];
    int width = gridDim.x * TILE;
    int from = (blockIdx.y * TILE + threadIdx.y) * width + blockIdx.x * TILE + threadIdx.x;
    int to = (blockIdx.x * TILE + threadIdx.y) * width + blockIdx.y * TILE + threadIdx.x;

    for (int r = 0; r < repetitions; r++) {
        tile[threadIdx.y][threadIdx.x] = in[from];
        __syncthreads();
        out[to] = tile[threadIdx.x][threadIdx.y];
        __syncthreads();
    }
}
