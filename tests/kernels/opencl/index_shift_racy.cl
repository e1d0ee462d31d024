// verify: --local_size 128 --num_groups 4
// expect: defect
//
// One bit is lost.

__kernel void tag(__global int *out) {
    int i = get_global_id(0);
    out[(i << 3) >> 4] = i; // error[race]: write, write
}
