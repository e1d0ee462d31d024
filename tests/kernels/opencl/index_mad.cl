// verify: --local_size 16,16 --num_groups 8,8
// expect: proved
//
// mad24 and mul24 compute the index.

__kernel void fill(__global int *out) {
    int x = get_global_id(0);
    int y = get_global_id(1);
    out[mad24(y, 128, x)] = x + mul24(y, 2);
}
