// verify: --block 32 --grid 1
// expect: defect
__global__ void exchange(int *out) {
  __shared__ int s[32];
  int t = threadIdx.x;
  unsigned half = t < 16 ? 0xffffu : 0xffff0000u;
  s[t] = t;  // error[race]: write
  __syncwarp(half);
  out[t] = s[t ^ 16];  // error[race]: read
  __syncwarp();
}
