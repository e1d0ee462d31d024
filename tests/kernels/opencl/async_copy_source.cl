// verify: --local_size 64 --num_groups 8
// expect: proved
//
// The tile is used again when it has been copied out.

__kernel void twice(__global int *out, __local int *tile) {
    size_t lid = get_local_id(0);
    tile[lid] = lid;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t copied = async_work_group_copy(out + get_group_id(0) * 64, tile, 64, 0);
    wait_group_events(1, &copied);
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[lid] = 0;
}
