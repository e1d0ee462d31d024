// verify: --block 64 --grid 4
// expect: proved
//
// A vote of the work-group is met by all, and orders no memory; the barrier does.

kernel void mirror(global int *out, local int *cells) {
    int lid = get_local_id(0);
    cells[lid] = lid;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (work_group_any(lid > 3))
        out[get_global_id(0)] = cells[63 - lid];
}
