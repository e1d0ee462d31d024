// verify: --local_size 64 --num_groups 16
// expect: proved
//
// Whole vectors of four floats, one a work-item.

__kernel void fill(__global float *out) {
    int i = get_global_id(0);
    float4 value = (float4)(i, i + 1, i + 2, i + 3);
    ((__global float4 *)out)[i] = value;
}
