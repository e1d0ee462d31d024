// verify: --local_size 64 --num_groups 16
// expect: defect
//
// Both write the same lane.

__kernel void interleave(__global const float *in, __global float2 *out) {
    size_t i = get_global_id(0);
    if (i % 2 == 0) {
        out[i / 2].x = in[i]; // error[race]: write
    } else {
        out[i / 2].x = in[i]; // error[race]: write
    }
}
