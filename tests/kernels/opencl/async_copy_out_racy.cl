// verify: --local_size 64 --num_groups 8
// expect: defect
//
// The copy starts while the tile is still being stored.

__kernel void square(__global const int *in, __global int *out, __local int *tile) {
    size_t lid = get_local_id(0);
    int value = in[get_global_id(0)];
    tile[lid] = value * value; // error[race]: write
    event_t copied = async_work_group_copy(out + get_group_id(0) * 64, tile, 64, 0); // error[race]: read
    wait_group_events(1, &copied);
}
