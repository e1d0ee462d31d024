// verify: --engine enumerate --block 64 --grid 2
// expect: proved
//
// Each memory has a barrier that orders it.

__kernel void shift(__global int *line, __local int *tile) {
    size_t i = get_local_id(0), at = get_group_id(0) * 64;
    tile[i] = line[at + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    int next = tile[(i + 1) % 64];
    barrier(CLK_GLOBAL_MEM_FENCE);
    line[at + (i + 2) % 64] = next;
}
