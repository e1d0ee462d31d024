// A sum whose last steps are left to the first warp (Table 3, after arrayfire's
// warp_reduce): that warp meets at barriers that the others have passed by.
#include <cuda/atomic>

__global__ void warp_reduce(const int *in, int *out) {
  extern __shared__ int part[];
  int t = threadIdx.x;
  part[t] = in[t];
  __syncthreads();
  if (t >= 32)
    return;
  int sum = 0;
  for (int i = t; i < blockDim.x; i += 32)
    sum += part[i];
  __syncthreads();
  part[t] = sum;
  __syncthreads();
  if (t == 0)
    cuda::atomic_ref<int, cuda::thread_scope_device>(*out).fetch_add(
        part[0], cuda::memory_order_seq_cst);
}
