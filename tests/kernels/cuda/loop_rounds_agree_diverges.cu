// verify: --block 256 --grid 1
// expect: defect
//
// The counter starts at another number in each thread, and all leave the loop together.

__global__ void steps(float *a, int n) {
  __shared__ float s[256];
  int t = threadIdx.x;
  for (int i = t; i < n; i += 256) {
    s[t] = a[i];
    __syncthreads(); // error[divergence]
    a[i] = s[255 - t];
    __syncthreads(); // error[divergence?]
  }
}
