// A lock taken by compare-and-swap (Table 1). ACQUIRE and RELEASE weaken it: caslock1 and
// caslock2 of the paper.
#include <cuda/atomic>

#ifndef ACQUIRE
#define ACQUIRE cuda::memory_order_acquire
#endif
#ifndef RELEASE
#define RELEASE cuda::memory_order_release
#endif

__device__ int held;
__device__ int counter;

__global__ void caslock() {
  cuda::atomic_ref<int, cuda::thread_scope_device> lock(held);
  int expected;
  do {
    expected = 0;
  } while (!lock.compare_exchange_strong(expected, 1, ACQUIRE, cuda::memory_order_relaxed));
  counter = counter + 1;
  lock.store(0, RELEASE);
}
