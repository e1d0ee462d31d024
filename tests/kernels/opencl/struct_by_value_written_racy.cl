// verify: --local_size 64 --num_groups 4
// expect: defect
//
// The same with neighbours on one cell.

struct Row {
    __global int *cells[3];
    int length;
};

__kernel void clear(__global int *all, struct Row row) {
    row.length += 1;
    row.cells[1] = all + get_global_id(0) / 2;
    row.cells[1][0] = get_global_id(0) + row.length; // error[race]: write, write
}
