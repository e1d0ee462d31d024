// verify: --block 64 --grid 2
// expect: defect
//
// Two threads write one element.

__kernel void sums(__global int *out, __global int *in) {
    int i = get_global_id(0);
    out[i / 2] = sub_group_reduce_add(in[i]) + i; // error[race]: write, write
}
