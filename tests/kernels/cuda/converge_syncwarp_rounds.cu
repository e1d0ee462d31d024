// verify: --block 64 --grid 2
// expect: proved
// Threads of a warp meet in the same round of the loop.
__global__ void rounds(int *data, int n) {
  __shared__ int s[64];
  for (int r = 0; r < n; r++) {
    s[threadIdx.x] = r;
    __syncwarp();
    data[(r * 2 + blockIdx.x) * 64 + threadIdx.x] = s[threadIdx.x ^ 1];
    __syncwarp();
  }
}
