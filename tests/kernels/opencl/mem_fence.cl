// verify: --local_size 64 --num_groups 8
// expect: proved
//
// A barrier.

__kernel void reverse(__global const int *in, __global int *out) {
    __local int tile[64];
    uint lid = get_local_id(0);
    tile[lid] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[63 - lid];
}
