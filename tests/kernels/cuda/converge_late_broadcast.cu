// verify: --block 64 --grid 2
// expect: proved
// A lane that has returned gives no value that the others could go by.
__global__ void parts(const int *in, int *out, int n) {
  int i = blockIdx.x * 64 + threadIdx.x;
  int v = i < n ? in[i] : 0;
  int last = __shfl_sync(0xffffffff, v, 31);
  if (last > 0)
    v = __reduce_add_sync(0xffffffff, v);
  else
    v = __any_sync(0xffffffff, v == 3);
  if (i < n)
    out[i] = v;
}
