// verify: --local_size 64 --num_groups 16
// expect: defect
//
// The counter is incremented without atomics.

__kernel void compact(__global const int *in, __global int *out, volatile __global int *count) {
    int value = in[get_global_id(0)];
    if (value != 0) {
        *count += 1; // error[race]: read, write
    }
}
