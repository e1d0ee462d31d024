// Greedy colouring of a ring (Tables 2 and 4): each thread colours one vertex with a colour
// that neither neighbour has, and starts over if a neighbour of a smaller number took the
// same one meanwhile. Colours of vertices at a block's edge are shared with other blocks,
// but the accesses are of block scope.
#include <cuda/atomic>

using cuda::atomic_ref;
using cuda::memory_order_seq_cst;

__global__ void colouring(int *colours, int rounds) {
  int n = gridDim.x * blockDim.x;
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  int left = (v + n - 1) % n, right = (v + 1) % n;
  for (int round = 0; round < rounds; round++) {
    int l = atomic_ref<int, cuda::thread_scope_block>(colours[left]).load(memory_order_seq_cst);
    int r = atomic_ref<int, cuda::thread_scope_block>(colours[right]).load(memory_order_seq_cst);
    int colour = 1;
    while (colour == l || colour == r)
      colour++;
    atomic_ref<int, cuda::thread_scope_block>(colours[v]).store(colour, memory_order_seq_cst);
    int now = atomic_ref<int, cuda::thread_scope_block>(colours[left]).load(memory_order_seq_cst);
    if (left > v || now != colour)
      break;
  }
}
