// verify: --check-annotations --local_size 64 --num_groups 4
// expect: defect
//
// An invariant of all loops is stated once, and does not hold.

__kernel void settle(__global int *out) {
    out[get_global_id(0)] = 2;
    for (int i = 0; i < 100; i++) {
        out[get_global_id(0)] = 3;
    }
    __assert(out[get_global_id(0)] == 1); // error[assertion]
    __function_wide_invariant(out[get_global_id(0)] == 1); // error[assertion]
}
