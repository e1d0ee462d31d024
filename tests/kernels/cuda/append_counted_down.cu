// verify: --block 64 --grid 4
// expect: proved
//
// A block takes as many places as its threads have counted, up or down.

__global__ void append(int *total, int *out, int choice) {
  __shared__ int counter, base;
  if (threadIdx.x == 0) counter = 0;
  __syncthreads();
  int own = atomicAdd(&counter, 1);
  __syncthreads();
  int count = counter;
  if (threadIdx.x == 0) base = atomicAdd(total, count);
  __syncthreads();
  out[base + own] = threadIdx.x;
}
