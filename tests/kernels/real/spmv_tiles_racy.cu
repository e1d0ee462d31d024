// verify: --block 256 --grid 1024
// expect: defect
//
// Two lanes of each group of eight write the row.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
template <typename IndexType, typename ValueType, unsigned THREADS_PER_VECTOR>
__global__ void spmv_csr_vector_kernel(const IndexType num_rows, const IndexType *__restrict__ Ap,
                                       const IndexType *__restrict__ Aj, const ValueType *__restrict__ Ax,
                                       const ValueType *__restrict__ x, ValueType *__restrict__ y, ValueType alpha,
                                       ValueType beta) {
    auto tile = cg::tiled_partition<THREADS_PER_VECTOR>(cg::this_thread_block());
    const IndexType thread_id = blockDim.x * blockIdx.x + threadIdx.x;
    const IndexType thread_lane = tile.thread_rank();
    const IndexType vector_id = thread_id / THREADS_PER_VECTOR;
    const IndexType num_vectors = (blockDim.x / THREADS_PER_VECTOR) * gridDim.x;
    for (IndexType row = vector_id; row < num_rows; row += num_vectors) {
        const IndexType row_start = Ap[row];
        const IndexType row_end = Ap[row + 1];
        ValueType sum = 0;
        for (IndexType jj = row_start + thread_lane; jj < row_end; jj += THREADS_PER_VECTOR) {
            sum += Ax[jj] * x[Aj[jj]];
        }
        sum = cg::reduce(tile, sum, cg::plus<ValueType>());
        if (threadIdx.x % (THREADS_PER_VECTOR / 2) == 0) {
            y[row] = alpha * sum + (beta == ValueType(0) ? ValueType(0) : beta * y[row]);  // error[race]: read, write
        }
    }
}
template __global__ void spmv_csr_vector_kernel<int, float, 8>(const int, const int *, const int *, const float *,
                                                               const float *, float *, float, float);
