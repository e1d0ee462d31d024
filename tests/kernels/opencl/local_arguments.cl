// verify: --local_size 64 --num_groups 8
// expect: proved
//
// Two local arrays, one from the host and one declared in the kernel.

__kernel void rotate_pairs(__global const int2 *in, __global int *out, __local int *first) {
    __local int second[64];
    uint lid = get_local_id(0);
    int2 pair = in[get_global_id(0)];
    first[lid] = pair.x;
    second[lid] = pair.y;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = first[(lid + 1) % 64] - second[63 - lid];
}
