// verify: --block 64 --grid 4
// expect: defect
//
// The thread that drew sets the counter back before the barrier.

__global__ void append(int *total, int *out, int choice) {
  __shared__ int counter, base;
  if (threadIdx.x == 0) counter = 0;
  __syncthreads();
  int own = 0;
  if (threadIdx.x == 0) own = atomicAdd(&counter, 4);
  if (threadIdx.x == 0 && choice == 12345) counter = 1;
  __syncthreads();
  int count = counter;
  if (threadIdx.x == 0) base = atomicAdd(total, count);
  __syncthreads();
  if (threadIdx.x == 0) {
    out[base + own] = out[base + own + 2] = blockIdx.x; // error[race]: write, write
  }
}
