// verify: --local_size 64 --num_groups 8
// expect: proved
//
// The barrier fences global memory, in which the group exchanges its values.

__kernel void reverse(__global const int *in, __global int *middle, __global int *out) {
    size_t base = get_group_id(0) * get_local_size(0);
    size_t lid = get_local_id(0);
    middle[base + lid] = in[base + lid];
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[base + lid] = middle[base + 63 - lid];
}
