// verify: --local_size 64 --num_groups 1
// expect: error
//
// Clang refuses the file.

__kernel void fill(__global int *out) {
    out[get_global_id(0)] = ;
}
