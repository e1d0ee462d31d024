// Connected components of a ring by label propagation (Tables 2 and 4): each thread has one
// vertex and lowers the labels of both neighbours to its own until nothing changes. The
// labels of a block's first and last vertices are read and lowered by other blocks, but the
// atomics are of block scope. All atomics are relaxed.
#include <cuda/atomic>

#ifndef SCOPE
#define SCOPE cuda::thread_scope_block
#endif

__global__ void connectivity(int *labels, int rounds) {
  int n = gridDim.x * blockDim.x;
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  cuda::atomic_ref<int, SCOPE> own(labels[v]);
  own.store(v, cuda::memory_order_relaxed);
  __syncthreads();
  for (int round = 0; round < rounds; round++) {
    int label = own.load(cuda::memory_order_relaxed);
    cuda::atomic_ref<int, SCOPE> left(labels[(v + n - 1) % n]);
    cuda::atomic_ref<int, SCOPE> right(labels[(v + 1) % n]);
    left.fetch_min(label, cuda::memory_order_relaxed);
    right.fetch_min(label, cuda::memory_order_relaxed);
  }
}
