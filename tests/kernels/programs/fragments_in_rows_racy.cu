// verify:
// expect: inconclusive
// Tiles of 64 columns, each 32 behind the one before.
#include <mma.h>
using namespace nvcuda;

__global__ void clear(float *out, int width) {
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> tile[2];
    int warp = threadIdx.x / 32, row = warp / 2 * 16, column = warp % 2 * 32;
    for (int j = 0; j < 2; j++) {
        wmma::fill_fragment(tile[j], 0);
        wmma::store_matrix_sync( // possible[race]: write, write
            out + (size_t)(blockIdx.y * 32 + row) * width + blockIdx.x * 32 + column + j * 16,
            tile[j], width, wmma::mem_row_major);
    }
}

int main() {
    float *out;
    cudaMalloc(&out, 128 * 32 * sizeof(float));
    clear<<<dim3(2, 1), 128>>>(out, 128);
}
