// verify: --local_size 16,16 --num_groups 8,8
// expect: defect
//
// The row is scaled by the number of groups.

__kernel void fill(__global int *out) {
    int x = get_global_id(0);
    int y = get_global_id(1);
    out[mad24(y, (int)get_num_groups(0), x)] = x + mul24(y, 2); // error[race]: write, write
}
