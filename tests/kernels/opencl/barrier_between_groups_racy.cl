// verify: --local_size 64 --num_groups 8
// expect: defect
//
// Groups exchange values with each other, which no barrier of a kernel can order.

__kernel void reverse(__global const int *in, __global int *middle, __global int *out) {
    size_t i = get_global_id(0);
    size_t from = get_global_size(0) - 1 - i;
    middle[i] = in[i]; // error[race]: write
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[i] = middle[from]; // error[race]: read
}
