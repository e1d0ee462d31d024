// verify: -- -std=c++20
// expect: defect(scale), skipped(fill)
__global__ void fill(auto *p) { p[0] = threadIdx.x; }

__global__ void scale(int *p) {
  p[threadIdx.x] = blockIdx.x; // error[race]: write, write
}
