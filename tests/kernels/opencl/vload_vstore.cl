// verify: --local_size 64 --num_groups 16
// expect: proved
//
// vload4 and vstore4 with the index of the vector.

__kernel void negate(__global const float *in, __global float *out) {
    size_t i = get_global_id(0);
    float4 value = -vload4(i, in);
    vstore4(value, i, out);
}
