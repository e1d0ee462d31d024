// verify: --block 64 --grid 4
// expect: defect
// A sub-group goes its way as a whole.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
__kernel void first(__global const int *in, __global int *out) {
  int v = in[get_global_id(0)];
  if (get_sub_group_local_id() == 0)
    v = sub_group_reduce_add(v);  // error[divergence]
  out[get_global_id(0)] = v;
}
