// verify: --local_size 64 --num_groups 8
// expect: proved
//
// The barrier fences both memories.

__kernel void reverse(__global int *data, __global int *middle) {
    __local int tile[64];
    size_t base = get_group_id(0) * 64;
    size_t lid = get_local_id(0);
    tile[lid] = data[base + lid];
    middle[base + lid] = data[base + lid];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    data[base + lid] = tile[63 - lid] + middle[base + 63 - lid];
}
