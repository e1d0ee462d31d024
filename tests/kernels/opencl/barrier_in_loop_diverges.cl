// verify: --local_size 64 --num_groups 8 --assume 'n <= 100000'
// expect: defect
//
// Work-items at the end of the data make one round less.

__kernel void sweep(__global int *data, int n) {
    __local int tile[64];
    int lid = get_local_id(0);
    for (int i = get_global_id(0); i < n; i += 512) {
        tile[lid] = data[i];
        barrier(CLK_LOCAL_MEM_FENCE); // error[divergence]
        data[i] = tile[lid];
    }
}
