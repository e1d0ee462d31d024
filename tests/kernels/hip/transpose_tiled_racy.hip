// verify: --block 32,8 --grid 8,8
// expect: defect
//
// The tile is read before all of it is stored.

#include <hip/hip_runtime.h>

__global__ void transpose(const float *in, float *out) {
    __shared__ float tile[32][33];
    int width = 32 * gridDim.x;
    int x = blockIdx.x * 32 + threadIdx.x;
    int y = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) {
        tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x]; // error[race]: write
    }
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) {
        out[(y + j) * width + x] = tile[threadIdx.x][threadIdx.y + j]; // error[race]: read
    }
}
