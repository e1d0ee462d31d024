// verify:
// expect: defect
// That rows of fragments do not overlap is taken for granted; what comes behind is not, whatever they do.
#include <mma.h>
using namespace nvcuda;

__global__ void clear(half *out, int *last, int width) {
    wmma::fragment<wmma::accumulator, 16, 16, 16, half> tile;
    wmma::fill_fragment(tile, half(1.0f));
    wmma::store_matrix_sync(out, tile, width, wmma::mem_row_major);
    last[0] = threadIdx.x; // error[race]: write, write
}

int main() {
    half *out;
    int *last;
    cudaMalloc(&out, 256 * sizeof(half));
    cudaMalloc(&last, 32 * sizeof(int));
    clear<<<1, 32>>>(out, last, 8);
}
