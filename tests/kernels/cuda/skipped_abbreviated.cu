// verify: -- -std=c++20
// expect: proved(scale), skipped(fill)
__global__ void fill(auto *p) { p[0] = threadIdx.x; }

__global__ void scale(int *p) {
  p[blockIdx.x * blockDim.x + threadIdx.x] *= 2;
}
