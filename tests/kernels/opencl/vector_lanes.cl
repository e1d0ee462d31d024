// verify: --local_size 64 --num_groups 16
// expect: proved
//
// Two work-items of a pair write different lanes of one vector: no access covers the whole
// vector.

__kernel void interleave(__global const float *in, __global float2 *out) {
    size_t i = get_global_id(0);
    if (i % 2 == 0) {
        out[i / 2].x = in[i];
    } else {
        out[i / 2].y = in[i];
    }
}
