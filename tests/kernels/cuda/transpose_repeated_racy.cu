// verify: --block 16,16 --grid 16,16 --assume 'repetitions <= 100'
// expect: defect
//
// The next repetition overwrites the tile while others still read it.

constexpr int TILE = 16;

__global__ void transpose(const float *in, float *out, int repetitions) {
    __shared__ float tile[TILE][TILE + 1];
    int width = gridDim.x * TILE;
    int from = (blockIdx.y * TILE + threadIdx.y) * width + blockIdx.x * TILE + threadIdx.x;
    int to = (blockIdx.x * TILE + threadIdx.y) * width + blockIdx.y * TILE + threadIdx.x;

    for (int r = 0; r < repetitions; r++) {
        tile[threadIdx.y][threadIdx.x] = in[from]; // error[race]: write
        __syncthreads();
        out[to] = tile[threadIdx.x][threadIdx.y]; // error[race]: read
    }
}
