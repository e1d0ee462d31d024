// verify: --local_size 64 --num_groups 8
// expect: defect
//
// The copy and the threads both write the even elements.

__kernel void interleave(__global int *out) {
    __local int tile[64];
    size_t lid = get_local_id(0);
    tile[lid] = lid;
    barrier(CLK_LOCAL_MEM_FENCE);
    __global int *mine = out + get_group_id(0) * 128;
    event_t copied = async_work_group_strided_copy(mine, tile, 64, 2, 0); // error[race]: write
    mine[2 * lid] = 0; // error[race]: write
    wait_group_events(1, &copied);
}
