// verify: --check-annotations --local_size 32 --num_groups 1
// expect: inconclusive
//
// The cell that is read is another one.

__kernel void flip(__global int *out) {
    __local int cells[32];
    int me = get_local_id(0);
    if (me < 16) {
        for (int i = me;
             __global_invariant(__implies(__dominator_enabled() & __read(cells), // possible[assertion]
                                          __read_offset_bytes(cells) / sizeof(int) == 30 - me)),
             i < 32; i += 16)
            cells[31 - me] -= 5;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[me] = cells[me];
}
