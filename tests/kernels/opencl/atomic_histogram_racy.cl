// verify: --local_size 256 --num_groups 16
// expect: defect
//
// The barrier before the merge is missing.

__kernel void histogram(__global const uchar *data, __global uint *bins) {
    __local uint counts[256];
    uint lid = get_local_id(0);
    counts[lid] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&counts[data[get_global_id(0)]]); // error[race]: atomic
    atomic_add(&bins[lid], counts[lid]); // error[race]: read
}
