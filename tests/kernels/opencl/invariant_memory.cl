// verify: --check-annotations --local_size 64 --num_groups 4
// expect: proved
//
// An invariant that says what a thread's own cell holds.

__kernel void count(__global int *out) {
    __local int cells[64];
    int me = get_local_id(0);
    cells[me] = me;
    int i = 0;
    for (; __invariant(cells[me] == me + i), __invariant(i <= 10), i < 10; i++) {
        cells[me]++;
    }
    out[get_group_id(0) * 64 + cells[me] - 10] = me;
}
