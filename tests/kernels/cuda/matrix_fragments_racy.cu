// verify: --block 64 --grid 2
// expect: inconclusive
//
// The tiles of two warps overlap.

#include <mma.h>

using namespace nvcuda;

__global__ void multiply(const half *a, const half *b, float *c) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    int warp = blockIdx.x * 2 + threadIdx.x / 32;
    wmma::fill_fragment(sum, 0.0f);
    wmma::load_matrix_sync(left, a + warp * 256, 16);
    wmma::load_matrix_sync(right, b, 16);
    wmma::mma_sync(sum, left, right, sum);
    wmma::store_matrix_sync(c + warp * 128, sum, 16, wmma::mem_row_major); // possible[race]: write, write
}
