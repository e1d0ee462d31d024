// verify: --check-annotations --local_size 64 --num_groups 4
// expect: inconclusive
//
// A function-wide invariant is stated at the kernel's end, where all its loops are behind.

__kernel void settle(__global int *out, int n) {
    __function_wide_invariant((n & 1) <= 1);
    if (n > 10) {
        out[get_global_id(0)] = n;
    }
}
