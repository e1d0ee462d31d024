// verify: --block 128 --grid 4 --assume 'n % 32 == 0' 
// expect: proved
// Where the size is whole warps, so is the guard.
__global__ void tail(const int *in, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = __shfl_up_sync(0xffffffff, in[i], 1);
  __syncthreads();
}
