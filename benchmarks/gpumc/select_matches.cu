// Keeps the best of the candidates of a block (Table 3, after arrayfire's select_matches):
// a tree over shared memory whose barrier stands in the half of the threads that is left.
#include <cuda/atomic>

__global__ void select_matches(const int *distance, int *best) {
  extern __shared__ int part[];
  int t = threadIdx.x;
  part[t] = distance[t];
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (t < half) {
      if (part[t + half] < part[t])
        part[t] = part[t + half];
      __syncthreads();
    }
  }
  if (t == 0)
    cuda::atomic_ref<int, cuda::thread_scope_device>(*best).store(
        part[0], cuda::memory_order_seq_cst);
}
