// verify: --local_size 8 --num_groups 4 --check-bounds
// expect: proved
//
// The copy fills the local array.

kernel void load(global const int *in, global int *out) {
    local int tile[24];
    event_t copied = async_work_group_copy(tile, in + get_group_id(0) * 24, 24, 0);
    wait_group_events(1, &copied);
    out[get_global_id(0)] = tile[23 - get_local_id(0)];
}
