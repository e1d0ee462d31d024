// verify: --local_size 64 --num_groups 16
// expect: proved
//
// atomic_inc yields a slot of one's own.

__kernel void compact(__global const int *in, __global int *out, volatile __global int *count) {
    int value = in[get_global_id(0)];
    if (value != 0) {
        out[atomic_inc(count)] = value;
    }
}
