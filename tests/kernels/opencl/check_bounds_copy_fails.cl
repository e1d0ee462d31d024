// verify: --local_size 8 --num_groups 4 --check-bounds
// expect: defect
//
// The copy fills more than the local array.

kernel void load(global const int *in, global int *out, int count) {
    local int tile[24];
    event_t copied = async_work_group_copy(tile, in + get_group_id(0) * 24, count, 0); // error[assertion]
    wait_group_events(1, &copied);
    out[get_global_id(0)] = tile[23 - get_local_id(0)];
}
