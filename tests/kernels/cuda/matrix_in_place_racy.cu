// verify: --block 128 --grid 4
// expect: inconclusive
//
// As `matrix_in_place.cu`, where a warp loads what the next one stores.

#include <mma.h>

using namespace nvcuda;

__global__ void twice(float *c) {
    float *tile = c + (blockIdx.x * 4 + threadIdx.x / 32) * 16;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> held;
    wmma::load_matrix_sync(held, tile + 16, 256, wmma::mem_row_major); // possible[race]: read
    for (int i = 0; i < held.num_elements; i++)
        held.x[i] *= 2;
    wmma::store_matrix_sync(tile, held, 256, wmma::mem_row_major); // possible[race]: write
}
