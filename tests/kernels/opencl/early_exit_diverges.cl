// verify: --local_size 64 --num_groups 8
// expect: defect
//
// Work-items beyond the end leave before the barrier.

__kernel void reverse(__global const int *in, __global int *out, uint n) {
    __local int tile[64];
    size_t i = get_global_id(0);
    uint lid = get_local_id(0);
    if (i >= n) {
        return;
    }
    tile[lid] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE); // error[divergence]
    out[i] = tile[63 - lid];
}
