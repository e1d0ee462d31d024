// Threads of even and of odd number wait at barriers of their own (Table 3, after the tests
// of GKLEE).
#include <cuda/atomic>

__global__ void odd_even(int *sums) {
  cuda::atomic_ref<int, cuda::thread_scope_device> sum(sums[threadIdx.x]);
  if (threadIdx.x % 2 == 0) {
    sum.fetch_add(1, cuda::memory_order_seq_cst);
    __syncthreads();
  } else {
    __syncthreads();
    sum.fetch_add(2, cuda::memory_order_seq_cst);
  }
}
