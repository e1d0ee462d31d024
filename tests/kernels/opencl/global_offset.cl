// verify: --local_size 64 --num_groups 64 --global-offset 64
// expect: proved
//
// Global ids start at the offset of the launch.

__kernel void shift(__global int *out) {
    __assert(get_global_id(0) >= 64 && get_global_offset(1) == 0);
    out[get_global_id(0) - 64] = 1;
}
