// verify: --block 64 --grid 2
// expect: defect
// A thread has to name itself.
__global__ void pairs(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned mask = 3u << (threadIdx.x % 32 | 1);
  data[i] += __shfl_xor_sync(mask, data[i], 1);  // error[divergence]
}
