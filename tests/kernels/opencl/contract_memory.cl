// verify: --local_size 64 --num_groups 4
// expect: proved
//
// A function's promise of what it does to memory.

void raise(__local int *cells, int at) {
    __requires(cells[at] == at);
    __ensures(cells[at] == __old_int(cells[at]) + 1);
    cells[at] += 1;
}

__kernel void count(__global int *out) {
    __local int cells[64];
    int me = get_local_id(0);
    cells[me] = me;
    raise(cells, me);
    __assert(cells[me] == me + 1);
    out[get_global_id(0)] = cells[me];
}
