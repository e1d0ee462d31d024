// verify: --local_size 24 --global_size 120
// expect: defect
//
// The group is taken to have 20 work-items.

__kernel void tag(__global int *out) {
    size_t group = get_group_id(0), lid = get_local_id(0);
    out[group * 20 + lid] = get_global_id(0); // error[race]: write, write
}
