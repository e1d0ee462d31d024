// Two pairs of blocks share a cell each, by atomics of block scope; the others share a third
// one as they should (Table 4).
__global__ void bench3(int *x, int *y, int *z) {
  switch (blockIdx.x) {
  case 0:
    atomicAdd_block(x, 1);
    break;
  case 1:
    atomicMax_block(x, 5);
    break;
  case 2:
    atomicAdd_block(y, 1);
    break;
  case 3:
    atomicMax_block(y, 5);
    break;
  default:
    atomicAdd(z, 1);
  }
}
