// Two blocks add to one cell, each by atomics of its own block (Table 4).
__global__ void bench1(int *x) {
  if (blockIdx.x == 0)
    atomicAdd_block(x, 1);
  else
    atomicAdd_block(x, 2);
}
