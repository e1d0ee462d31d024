// verify: --local_size 64 --num_groups 1
// expect: defect
//
// Both halves of the group pick the same array.

__kernel void split(__global const int *in, __global int *out) {
    __local int evens[32];
    __local int odds[32];
    int lid = get_local_id(0);
    __local int *mine = (lid & 64) ? odds : evens;
    mine[lid / 2] = in[lid]; // error[race]: write, write
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < 32) {
        out[lid] = evens[lid] - odds[lid];
    }
}
