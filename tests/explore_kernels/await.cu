// One block waits for a flag; FORGOTTEN leaves out to raise it.
#include <cuda/atomic>

__global__ void await(int *flag) {
  cuda::atomic_ref<int, cuda::thread_scope_device> raised(*flag);
  if (blockIdx.x == 1) {
    while (raised.load(cuda::memory_order_relaxed) == 0) {
    }
  }
#ifndef FORGOTTEN
  else
    raised.store(1, cuda::memory_order_relaxed);
#endif
}
