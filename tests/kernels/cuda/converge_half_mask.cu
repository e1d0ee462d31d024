// verify: --block 128 --grid 4
// expect: proved
// Each half of a warp names itself.
__global__ void halves(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = data[i];
  if (threadIdx.x % 32 < 16)
    v += __shfl_xor_sync(0x0000ffff, v, 1);
  else
    v -= __shfl_xor_sync(0xffff0000, v, 1);
  __syncwarp();
  data[i] = v;
}
