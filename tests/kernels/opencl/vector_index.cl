// verify: --local_size 4,16 --num_groups 8
// expect: proved
//
// Each work-item of a row writes the component of its number.

__kernel void components(__global int4 *out) {
    int lane = get_local_id(0);
    int row = get_group_id(0) * 16 + get_local_id(1);
    __global int *row_start = (__global int *)&out[row];
    row_start[lane] = lane;
}
