// verify: --block 64
// expect: proved
// Which way a group goes is loaded atomically from what no kernel writes: its work items read one number.
kernel void reverse(global atomic_int *phases, global int *out) {
    local int tile[64];
    int item = get_local_id(0);
    tile[item] = out[get_global_id(0)];
    if (atomic_load_explicit(&phases[get_group_id(0)], memory_order_relaxed, memory_scope_device) == 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        out[get_global_id(0)] = tile[63 - item];
    }
}
