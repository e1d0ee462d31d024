// Half of the threads skip the barrier.
__global__ void divergence(int *p) {
  if (threadIdx.x % 2 == 0)
    __syncthreads();
  p[threadIdx.x] = 1;
}
