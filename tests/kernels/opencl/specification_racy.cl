// verify: --local_size 64 --num_groups 4
// expect: inconclusive
//
// The function may write the next thread's cell too.

void __spec_raise(__global int *cells) {
    __ensures(__write_implies(cells, __write_offset_bytes(cells) / sizeof(int) <= get_global_id(0) + 1));
    __writes_to(cells); // possible[race?]: write
}

__kernel void count(__global int *cells) {
    cells[get_global_id(0)] = 1; // possible[race?]: write
    __spec_raise(cells); // possible[race?]: write
}
