// verify: --local_size 64 --num_groups 8
// expect: proved
//
// The copy writes the even elements, the threads the odd ones.

__kernel void interleave(__global int *out) {
    __local int tile[64];
    size_t lid = get_local_id(0);
    tile[lid] = lid;
    barrier(CLK_LOCAL_MEM_FENCE);
    __global int *mine = out + get_group_id(0) * 128;
    event_t copied = async_work_group_strided_copy(mine, tile, 64, 2, 0);
    mine[2 * lid + 1] = 0;
    wait_group_events(1, &copied);
}
