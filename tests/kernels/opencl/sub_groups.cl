// verify: --block 64 --grid 2
// expect: proved
//
// Sums over sub-groups are arbitrary values and order nothing.

__kernel void sums(__global int *out, __global const int *in) {
    int i = get_global_id(0);
    out[i] = sub_group_reduce_add(in[i]) + sub_group_shuffle_xor(in[i], 1);
}
