// The lock with tickets, all of whose accesses are relaxed (a repair beside those of Table
// 4): one has to release and one to acquire, and the tickets can stay as they are.
#include <cuda/atomic>

#define ORDER cuda::memory_order_relaxed

__device__ int next_ticket;
__device__ int now_serving;
__device__ int counter;

__global__ void weak_ticketlock() {
  cuda::atomic_ref<int, cuda::thread_scope_device> tickets(next_ticket), serving(now_serving);
  int mine = tickets.fetch_add(1, ORDER);
  while (serving.load(cuda::memory_order_relaxed) != mine) {
  }
  counter = counter + 1;
  serving.store(mine + 1, cuda::memory_order_relaxed);
}
