// Each thread goes round a loop with a barrier as often as its data says (Table 3, after the
// tests of GKLEE).
#include <cuda/atomic>

__global__ void loop_barrier(const int *rounds, int *sums) {
  cuda::atomic_ref<int, cuda::thread_scope_device> sum(sums[threadIdx.x]);
  for (int i = 0; i < rounds[threadIdx.x]; i++) {
    sum.fetch_add(i, cuda::memory_order_seq_cst);
    __syncthreads();
  }
}
