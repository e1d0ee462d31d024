// A lock that looks before it tries.
#include <cuda/atomic>

#ifndef ACQUIRE
#define ACQUIRE cuda::memory_order_acquire
#endif
#ifndef RELEASE
#define RELEASE cuda::memory_order_release
#endif

__device__ int state;
__device__ int counter;

__global__ void ttaslock() {
  cuda::atomic_ref<int, cuda::thread_scope_device> lock(state);
  while (true) {
    while (lock.load(cuda::memory_order_relaxed) != 0)
      ;
    int expected = 0;
    if (lock.compare_exchange_strong(expected, 1, ACQUIRE, cuda::memory_order_relaxed))
      break;
  }
  counter = counter + 1;
  lock.store(0, RELEASE);
}
