// verify: --local_size 64 --num_groups 16
// expect: proved
//
// Packed vectors of three floats.

__kernel void positions(__global const float *in, __global float *out) {
    size_t i = get_global_id(0);
    float3 value = vload3(i, in);
    vstore3(value * 2.0f, i, out);
}
