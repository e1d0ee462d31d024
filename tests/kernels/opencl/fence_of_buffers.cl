// verify: --local_size 64 --num_groups 4
// expect: proved
//
// The barrier fences buffers beside images.

__kernel void turn(__global int *from, __global int *to) {
    int first = get_group_id(0) * 64;
    int lid = get_local_id(0);
    from[first + lid] = lid;
    barrier(CLK_IMAGE_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    to[first + lid] = from[first + 63 - lid];
}
