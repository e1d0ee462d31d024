// verify: --block 64 --grid 4
// expect: proved
// All work-items of a sub-group come to its operations.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
__kernel void sums(__global const int *in, __global int *out, int n) {
  int i = get_global_id(0);
  int v = sub_group_reduce_add(i < n ? in[i] : 0);
  if (i < n)
    out[i] = v;
  barrier(CLK_LOCAL_MEM_FENCE);
}
