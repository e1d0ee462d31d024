// A histogram per block in shared memory, added to the grid's (Table 3). With DIVERGENT the
// threads whose item falls into no bin return before the barrier.
#include <cuda/atomic>

#define BINS 4

__global__ void histogram(const int *items, int *bins, int n) {
  __shared__ int own[BINS];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int bin = threadIdx.x; bin < BINS; bin += blockDim.x)
    own[bin] = 0;
  __syncthreads();
  int bin = items[i];
#ifdef DIVERGENT
  if (bin >= BINS)
    return;
#endif
  if (i < n && bin < BINS) {
    cuda::atomic_ref<int, cuda::thread_scope_block> count(own[bin]);
    count.fetch_add(1, cuda::memory_order_relaxed);
  }
  __syncthreads();
  for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
    cuda::atomic_ref<int, cuda::thread_scope_device> total(bins[b]);
    total.fetch_add(own[b], cuda::memory_order_seq_cst);
  }
}
