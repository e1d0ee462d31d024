// verify: --local_size 64 --num_groups 8
// expect: proved
//
// Groups exchange values only with themselves.

__kernel void reverse(__global const int *in, __global int *middle, __global int *out) {
    size_t i = get_global_id(0);
    size_t from = get_group_id(0) * 64 + 63 - get_local_id(0);
    middle[i] = in[i];
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[i] = middle[from];
}
