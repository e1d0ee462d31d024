// Two blocks add to two cells, in opposite orders (Table 4).
#include <cuda/atomic>

__global__ void bench2(int *x, int *y) {
  if (blockIdx.x == 0) {
    cuda::atomic_ref<int, cuda::thread_scope_block>(*x).fetch_add(1, cuda::memory_order_relaxed);
    cuda::atomic_ref<int, cuda::thread_scope_block>(*y).fetch_add(1, cuda::memory_order_relaxed);
  } else {
    cuda::atomic_ref<int, cuda::thread_scope_block>(*y).fetch_add(2, cuda::memory_order_relaxed);
    cuda::atomic_ref<int, cuda::thread_scope_block>(*x).fetch_add(2, cuda::memory_order_relaxed);
  }
}
