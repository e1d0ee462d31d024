// verify: --local_size 64 --num_groups 4
// expect: proved
//
// All who find the key write the same flag.

__kernel void contains(__global const int *in, int key, __global int *found) {
    if (in[get_global_id(0)] == key) {
        found[0] = 1; // warning[race]: write, write
    }
}
