// --block 64
__global__ void scatter(int *out, const int *to) {
  out[to[blockIdx.x * 64 + threadIdx.x]] = threadIdx.x;
}
