// Matrix product with the inner dimension divided among the blocks (Tables 2 and 4): every
// block adds its share of each element of C, by atomics of block scope.
#include <cuda/atomic>

#ifndef SCOPE
#define SCOPE cuda::thread_scope_block
#endif

__global__ void matmul(const int *a, const int *b, int *c, int n) {
  int k = blockIdx.x;
  for (int element = threadIdx.x; element < n * n; element += blockDim.x) {
    int row = element / n, column = element % n;
    int share = a[row * n + k] * b[k * n + column];
    cuda::atomic_ref<int, SCOPE> sum(c[element]);
    sum.fetch_add(share, cuda::memory_order_seq_cst);
  }
}
