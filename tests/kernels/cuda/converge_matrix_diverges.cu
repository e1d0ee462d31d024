// verify: --block 128 --grid 4
// expect: defect
// Operations on matrices are for whole warps: not even exited threads are excused.
#include <mma.h>
using namespace nvcuda;
__global__ void tiles(const __half *a, const __half *b, float *c, int n) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> x;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::col_major> y;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
  int i = blockIdx.x * blockDim.x + threadIdx.x, warp = i / 32;
  wmma::fill_fragment(sum, 0.0f);
  if (i >= n)
    return;
  wmma::load_matrix_sync(x, a + warp * 256, 16);  // error[divergence]
  wmma::load_matrix_sync(y, b + warp * 256, 16);  // error[divergence?]
  wmma::mma_sync(sum, x, y, sum);  // error[divergence?]
  wmma::store_matrix_sync(c + warp * 256, sum, 16, wmma::mem_row_major);  // error[divergence?]
}
