// Load buffering with a thread per variable (Tables 5 and 6): each reads one variable and
// writes the next. Not all can read what is written: 2^n - 1 executions.
#include <cuda/atomic>

__global__ void lb(int *x) {
  int n = gridDim.x, i = blockIdx.x;
  cuda::atomic_ref<int, cuda::thread_scope_device> mine(x[i]), next(x[(i + 1) % n]);
  mine.load(cuda::memory_order_relaxed);
  next.store(1, cuda::memory_order_relaxed);
}
