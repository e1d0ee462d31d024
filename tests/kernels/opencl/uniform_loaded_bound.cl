// verify: --local_size 64 --num_groups 4
// expect: proved
//
// The number of rounds is read from local memory, from the same cell by all.

__kernel void rounds(__global const int *limits, __global int *data) {
    __local int counts[64];
    uint lid = get_local_id(0);
    counts[lid] = limits[lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    int n = counts[0];
    for (int k = 0; k < n; k++) {
        data[get_global_id(0)] += k;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
