// verify: --local_size 24 --global_size 120
// expect: proved
//
// Sizes that are no powers of two.

__kernel void tag(__global int *out) {
    size_t group = get_group_id(0), lid = get_local_id(0);
    out[group * 24 + lid] = get_global_id(0);
}
