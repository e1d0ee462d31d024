// verify: --block 64 --grid 4
// expect: inconclusive
//
// Another lane sets the counter back, behind a barrier of the warp.

__global__ void append(int *total, int *out, int choice) {
  __shared__ int counter, base;
  if (threadIdx.x == 0) counter = 0;
  __syncthreads();
  int own = 0;
  if (threadIdx.x == 0) own = atomicAdd(&counter, 4);
  if (threadIdx.x < 32) __syncwarp();
  if (threadIdx.x == 1 && choice == 12345) counter = 1;
  __syncthreads();
  int count = counter;
  if (threadIdx.x == 0) base = atomicAdd(total, count);
  __syncthreads();
  if (threadIdx.x == 0) {
    out[base + own] = blockIdx.x; // possible[race]: write, write
    out[base + own + 2] = blockIdx.x; // possible[race]: write, write
  }
}
