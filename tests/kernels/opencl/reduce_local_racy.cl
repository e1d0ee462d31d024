// verify: --local_size 128 --num_groups 16
// expect: defect
//
// The barrier after each step is missing.

__kernel void reduce(__global const float *in, __global float *out, __local float *partial) {
    uint lid = get_local_id(0);
    partial[lid] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (lid < s) {
            partial[lid] += partial[lid + s]; // error[race]: read, write
        }
    }
    if (lid == 0) {
        out[get_group_id(0)] = partial[0];
    }
}
