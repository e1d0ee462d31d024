// Lanes of a warp pass values on; one of them has exited, or does something else.
#ifndef LEAVE
#define LEAVE return
#endif
#ifndef MASK
#define MASK 0xffffffff
#endif
__global__ void warps(int *p) {
  __shared__ int s[4];
  if (threadIdx.x == 3) {
    LEAVE;
  }
  s[threadIdx.x] = 1;
  __syncwarp(MASK);
  p[threadIdx.x] = s[(threadIdx.x + 1) % 3];
}
