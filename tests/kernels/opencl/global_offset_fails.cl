// verify: --local_size 64 --num_groups 64 --global-offset 64
// expect: defect
//
// That global ids start at zero is not so for this launch.

__kernel void shift(__global int *out) {
    __assert(get_global_id(0) >= 64 && get_global_offset(0) == 0); // error[assertion]
    out[get_global_id(0) - 64] = 1;
}
