// Two blocks add to three cells as they should; each of the other three adds to one of them
// by an atomic of its own block (Table 4).
__global__ void bench5(int *x, int *y, int *z) {
  switch (blockIdx.x) {
  case 1:
    atomicMax_block(x, 5);
    break;
  case 2:
    atomicMax_block(y, 5);
    break;
  case 3:
    atomicMax_block(z, 5);
    break;
  default:
    atomicAdd(x, 1);
    atomicAdd(y, 1);
    atomicAdd(z, 1);
  }
}
