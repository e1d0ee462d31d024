// A ticket lock; ACQUIRE and RELEASE weaken it.
#include <cuda/atomic>

#ifndef ACQUIRE
#define ACQUIRE cuda::memory_order_acquire
#endif
#ifndef RELEASE
#define RELEASE cuda::memory_order_release
#endif

__device__ int next;
__device__ int serving;
__device__ int counter;

__global__ void ticketlock() {
  cuda::atomic_ref<int, cuda::thread_scope_device> tickets(next), turn(serving);
  int ticket = tickets.fetch_add(1, cuda::memory_order_relaxed);
  while (turn.load(ACQUIRE) != ticket)
    ;
  counter = counter + 1;
  turn.store(ticket + 1, RELEASE);
}
