// Store buffering with a thread per variable (Fig. 4): each writes one variable and reads
// the next. That all read the old value is possible under weak memory alone.
#include <cuda/atomic>

__global__ void sb(int *x, int *seen, int n) {
  int i = blockIdx.x;
  cuda::atomic_ref<int, cuda::thread_scope_device> mine(x[i]), next(x[(i + 1) % n]);
  mine.store(1, cuda::memory_order_relaxed);
  seen[i] = next.load(cuda::memory_order_relaxed);
}

__final void some_store_is_seen(const int *seen, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += seen[i];
  assert(sum > 0);
}
