// verify: --engine enumerate --block 64 --grid 2
// expect: defect
//
// What orders local memory does not order global memory.

__kernel void shift(__global int *line, __local int *tile) {
    size_t i = get_local_id(0), at = get_group_id(0) * 64;
    tile[i] = line[at + i]; // error[race]: read
    barrier(CLK_LOCAL_MEM_FENCE);
    int next = tile[(i + 1) % 64];
    line[at + (i + 2) % 64] = next; // error[race]: write
}
