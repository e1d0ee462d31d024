// A lock with tickets (Table 1). ACQUIRE and RELEASE weaken it.
#include <cuda/atomic>

#ifndef ACQUIRE
#define ACQUIRE cuda::memory_order_acquire
#endif
#ifndef RELEASE
#define RELEASE cuda::memory_order_release
#endif

__device__ int next_ticket;
__device__ int now_serving;
__device__ int counter;

__global__ void ticketlock() {
  cuda::atomic_ref<int, cuda::thread_scope_device> tickets(next_ticket);
  cuda::atomic_ref<int, cuda::thread_scope_device> serving(now_serving);
  int mine = tickets.fetch_add(1, cuda::memory_order_relaxed);
  while (serving.load(ACQUIRE) != mine) {
  }
  counter = counter + 1;
  serving.store(mine + 1, RELEASE);
}
