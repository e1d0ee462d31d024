// Message passing by fences and relaxed atomics; FENCE says which.
#ifndef FENCE
#define FENCE __threadfence
#endif

__global__ void message(int *data, int *flag, int *out) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    FENCE();
    atomicExch(flag, 1);
  } else if (atomicAdd(flag, 0) == 1) {
    FENCE();
    out[0] = data[0];
  }
}
