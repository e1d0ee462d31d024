// verify:
// expect: proved
// Each element of a fragment is one lane's, and tiles that cover whole rows do not overlap.
#include <cstdlib>
#include <mma.h>
using namespace nvcuda;

__global__ void clear(float *out, int width) {
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> tile[2];
    int warp = threadIdx.x / 32, row = warp / 2 * 16, column = warp % 2 * 32;
    for (int j = 0; j < 2; j++) {
        wmma::fill_fragment(tile[j], 0);
        wmma::store_matrix_sync(
            out + (size_t)(blockIdx.y * 32 + row) * width + blockIdx.x * 64 + column + j * 16,
            tile[j], width, wmma::mem_row_major);
    }
}

int main(int argc, char **argv) {
    if (argc < 3)
        return 1;
    int width = atoi(argv[1]), height = atoi(argv[2]);
    if (width < 1 || height < 1 || width % 64 || height % 32)
        return 1;
    float *out;
    cudaMalloc(&out, (size_t)width * height * sizeof(float));
    clear<<<dim3(width / 64, height / 32), 128>>>(out, width);
}
