// verify: --local_size 256 --num_groups 1
// expect: proved
//
// 256 work-items fit into eight bits.

__kernel void tag(__global uint *out) {
    uchar k = convert_uchar(get_global_id(0) & 0xff);
    out[k] = get_global_id(0);
}
