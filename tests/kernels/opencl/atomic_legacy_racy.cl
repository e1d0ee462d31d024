// verify: --local_size 64 --num_groups 4
// expect: defect
//
// A plain store among them.

__kernel void extremes(__global const int *in, __global int *range) {
    int value = in[get_global_id(0)];
    atom_min(&range[0], value); // error[race]: atomic
    atom_max(&range[1], value);
    atom_cmpxchg(&range[2], 0, value);
    if (get_global_id(0) == 0) {
        range[0] = value; // error[race]: write
    }
}
