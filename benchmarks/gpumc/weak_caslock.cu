// The lock by compare-and-swap, whose release is relaxed (a repair beside those of Table 4).
#include <cuda/atomic>

__device__ int held;
__device__ int counter;

__global__ void weak_caslock() {
  cuda::atomic_ref<int, cuda::thread_scope_device> lock(held);
  int expected;
  do {
    expected = 0;
  } while (!lock.compare_exchange_strong(expected, 1, cuda::memory_order_acquire,
                                         cuda::memory_order_relaxed));
  counter = counter + 1;
  lock.store(0, cuda::memory_order_relaxed);
}
