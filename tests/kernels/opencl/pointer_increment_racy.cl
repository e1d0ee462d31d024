// verify: --local_size 64 --num_groups 4
// expect: defect
//
// It walks along the row.

__kernel void fill_columns(__global int *matrix) {
    __global int *p = matrix + get_global_id(0);
    for (int row = 0; row < 32; row++) {
        *p = get_global_id(0); // error[race]: write, write
        p += 1;
    }
}
