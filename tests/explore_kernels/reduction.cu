// A sum in shared memory; BARRIER may be left out.
#ifndef BARRIER
#define BARRIER __syncthreads()
#endif

__global__ void reduction(int *in, int *out) {
  __shared__ int part[4];
  int t = threadIdx.x;
  part[t] = in[t + blockIdx.x * 4];
  for (int d = 2; d > 0; d /= 2) {
    BARRIER;
    if (t < d)
      part[t] += part[t + d];
  }
  if (t == 0)
    atomicAdd(out, part[0]);
}
