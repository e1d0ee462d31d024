// The last thread resets what all have drawn from; EARLY resets it whoever comes, SCOPE is that of the drawing.
#include <cuda/atomic>

#ifndef SCOPE
#define SCOPE cuda::thread_scope_device
#endif
#ifdef EARLY
#define IS_LAST true
#else
#define IS_LAST drawn == gridDim.x - 1
#endif

__global__ void reset(unsigned *count) {
  unsigned drawn = cuda::atomic_ref<unsigned, SCOPE>(*count).fetch_add(1, cuda::memory_order_relaxed);
  if (IS_LAST)
    *count = 0;
}
