// verify: --block 64 --grid 2
// expect: defect
// Threads of a warp meet in the same round of the loop.
__global__ void rounds(int *data, int n) {
  __shared__ int s[64];
  for (int r = 0; r < n + (threadIdx.x & 1); r++) {
    s[threadIdx.x] = r;  // error[race?]: write
    __syncwarp();  // error[divergence]
    data[(r * 2 + blockIdx.x) * 64 + threadIdx.x] = s[threadIdx.x ^ 1];  // error[race?]: read
    __syncwarp();
  }
  __syncthreads();
}
