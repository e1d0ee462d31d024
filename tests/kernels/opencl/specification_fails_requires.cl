// verify: --local_size 64 --num_groups 4
// expect: inconclusive
//
// What a specification asks for is checked where it is called.

void __spec_raise(__global int *cells) {
    __requires(cells[get_global_id(0)] == 1); // possible[assertion]
    __ensures(__write_implies(cells, __write_offset_bytes(cells) / sizeof(int) == get_global_id(0)));
    __writes_to(cells);
}

__kernel void count(__global int *cells) {
    cells[get_global_id(0)] = 0;
    __spec_raise(cells);
}
