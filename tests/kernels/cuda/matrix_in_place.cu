// verify: --block 128 --grid 4
// expect: proved
//
// Each warp doubles a tile of its own in place.

#include <mma.h>

using namespace nvcuda;

__global__ void twice(float *c) {
    float *tile = c + (blockIdx.x * 4 + threadIdx.x / 32) * 16;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> held;
    wmma::load_matrix_sync(held, tile, 256, wmma::mem_row_major);
    for (int i = 0; i < held.num_elements; i++)
        held.x[i] *= 2;
    wmma::store_matrix_sync(tile, held, 256, wmma::mem_row_major);
}
