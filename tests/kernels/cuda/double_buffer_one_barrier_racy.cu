// verify: --block 256 --grid 1 --engine two-thread
// expect: defect
//
// Two buffers in turn, with one barrier a round.

__global__ void shift(int *out, int n) {
  __shared__ int s[2][256];
  int t = threadIdx.x, sum = 0;
  for (int d = 0; d < n; d++) {
    s[0][t] = d; // error[race]: write
    __syncthreads();
    sum += s[0][255 - t]; // error[race]: read
  }
  out[t] = sum;
}
