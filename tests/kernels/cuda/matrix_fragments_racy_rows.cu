// verify: --block 32 --grid 1
// expect: inconclusive
//
// Rows of the tile overlap, as a number says: that is no reason to take what comes behind for unreached.
#include <mma.h>
using namespace nvcuda;

__global__ void clear(half *c, int *out) {
    wmma::fragment<wmma::accumulator, 16, 16, 16, half> tile;
    wmma::fill_fragment(tile, half(1.0f));
    wmma::store_matrix_sync(c, tile, 8, wmma::mem_row_major); // possible[race]: write, write
    out[0] = threadIdx.x; // possible[race]: write, write
}
