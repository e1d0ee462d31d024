// verify: --local_size 128 --num_groups 4
// expect: proved
//
// Shifts that lose nothing.

__kernel void tag(__global int *out) {
    int i = get_global_id(0);
    out[(i << 3) >> 1] = i;
}
