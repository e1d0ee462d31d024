// verify: --local_size 128 --num_groups 8
// expect: proved
//
// Inclusive scan; reads and writes of a step are separated.

__kernel void scan(__global int *data, __local int *sums) {
    uint lid = get_local_id(0);
    sums[lid] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint offset = 1; offset < get_local_size(0); offset <<= 1) {
        int left = lid >= offset ? sums[lid - offset] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        sums[lid] += left;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    data[get_global_id(0)] = sums[lid];
}
