// verify: --block 32 --grid 1
// expect: proved
// Threads that the first barrier does not bring together meet at the second.
__global__ void exchange(int *out) {
  __shared__ int s[32];
  int t = threadIdx.x;
  unsigned half = t < 16 ? 0xffffu : 0xffff0000u;
  s[t] = t;
  __syncwarp(half);
  __syncwarp();
  out[t] = s[t ^ 16];
}
