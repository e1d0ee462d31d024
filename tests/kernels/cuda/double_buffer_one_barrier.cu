// verify: --block 256 --grid 1 --engine two-thread
// expect: proved
//
// Two buffers in turn, with one barrier a round.

__global__ void shift(int *out, int n) {
  __shared__ int s[2][256];
  int t = threadIdx.x, sum = 0;
  for (int d = 0; d < n; d++) {
    s[d & 1][t] = d;
    __syncthreads();
    sum += s[d & 1][255 - t];
  }
  out[t] = sum;
}
