// verify: --block 64 --grid 4
// expect: defect
// All work-items of a sub-group come to its operations.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
__kernel void sums(__global const int *in, __global int *out, int n) {
  int i = get_global_id(0);
  if (i < n)
    out[i] = sub_group_reduce_add(in[i]);  // error[divergence]
  barrier(CLK_LOCAL_MEM_FENCE);
}
