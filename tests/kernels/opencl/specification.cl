// verify: --local_size 64 --num_groups 4
// expect: proved
//
// A function that is known by its specification alone.

void __spec_raise(__global int *cells) {
    __requires(cells[get_global_id(0)] == 1);
    __ensures(cells[get_global_id(0)] == __old_int(cells[get_global_id(0)] + 1));
    __ensures(__write_implies(cells, __write_offset_bytes(cells) / sizeof(int) == get_global_id(0)));
    __writes_to(cells);
}

__kernel void count(__global int *cells) {
    cells[get_global_id(0)] = 1;
    __spec_raise(cells);
    __assert(cells[get_global_id(0)] == 2);
}
