// A spin lock; ACQUIRE, RELEASE and SCOPE weaken it.
#include <cuda/atomic>

#ifndef ACQUIRE
#define ACQUIRE cuda::memory_order_acquire
#endif
#ifndef RELEASE
#define RELEASE cuda::memory_order_release
#endif
#ifndef SCOPE
#define SCOPE cuda::thread_scope_device
#endif

__device__ int state;
__device__ int counter;

__global__ void caslock() {
  cuda::atomic_ref<int, SCOPE> lock(state);
  while (true) {
    int expected = 0;
    if (lock.compare_exchange_strong(expected, 1, ACQUIRE,
                                     cuda::memory_order_relaxed))
      break;
  }
  counter = counter + 1;
  lock.store(0, RELEASE);
}
