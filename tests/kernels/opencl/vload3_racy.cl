// verify: --local_size 64 --num_groups 16
// expect: defect
//
// As type float3 the vectors take four floats each, and vstore3 takes three: the two
// layouts overlap.

__kernel void positions(__global const float *in, __global float *out) {
    size_t i = get_global_id(0);
    float3 value = vload3(i, in);
    vstore3(value * 2.0f, i, out); // error[race]: write
    if (value.x < 0.0f) {
        ((__global float3 *)out)[i] = 0.0f; // error[race]: write
    }
}
