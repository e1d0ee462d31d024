// verify: --local_size 64 --num_groups 4
// expect: proved
//
// The kernel changes its own copy of a struct, and goes on with a pointer that it put there.

struct Row {
    __global int *cells[3];
    int length;
};

__kernel void clear(__global int *all, struct Row row) {
    row.length += 1;
    row.cells[1] = all + get_global_id(0);
    row.cells[1][0] = row.length;
}
