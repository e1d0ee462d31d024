// verify: --check-annotations --local_size 32 --num_groups 1
// expect: proved
//
// Once a thread has come to the inner loop, it has read its own cell alone.

__kernel void flip(__global int *out) {
    __local int cells[32];
    int me = get_local_id(0);
    if (me < 16) {
        for (int i = me;
             __global_invariant(__implies(__dominator_enabled() & __read(cells),
                                          __read_offset_bytes(cells) / sizeof(int) == 31 - me)),
             __global_invariant(__write_implies(cells, __write_offset_bytes(cells) / sizeof(int) == 31 - me)),
             i < 32; i += 16)
            cells[31 - me] -= 5;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[me] = cells[me];
}
