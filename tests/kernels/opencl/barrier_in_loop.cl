// verify: --local_size 64 --num_groups 8 --assume 'n <= 100000'
// expect: proved
//
// All work-items of a group make the same number of rounds.

__kernel void sweep(__global int *data, int n) {
    __local int tile[64];
    int lid = get_local_id(0);
    for (int start = get_group_id(0) * 64; start < n; start += 512) {
        int i = start + lid;
        tile[lid] = data[i];
        barrier(CLK_LOCAL_MEM_FENCE);
        data[i] = tile[63 - lid];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
