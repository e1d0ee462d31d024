// verify: --block 32,8 --grid 8,8
// expect: proved
//
// Transposition through a padded tile.

#include <hip/hip_runtime.h>

__global__ void transpose(const float *in, float *out) {
    __shared__ float tile[32][33];
    int width = 32 * gridDim.x;
    int x = blockIdx.x * 32 + threadIdx.x;
    int y = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) {
        tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
    }
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) {
        out[(y + j) * width + x] = tile[threadIdx.x][threadIdx.y + j];
    }
}
