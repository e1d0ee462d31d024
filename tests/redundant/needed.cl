// verify: --block 64 --grid 4
//
// One of two neighbours does; both at once do not go. In `racy` nothing is proved.

kernel void turn(global int *a) {
    local int tile[64];
    size_t i = get_global_id(0);
    tile[get_local_id(0)] = a[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_LOCAL_MEM_FENCE); // redundant
    a[i] = tile[63 - get_local_id(0)];
}

kernel void racy(global int *a) {
    a[0] = get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
}
