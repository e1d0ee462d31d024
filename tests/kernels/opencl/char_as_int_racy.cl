// verify: --local_size 64 --num_groups 4
// expect: defect
//
// Bytes are set while words are cleared.

__kernel void marks(__global const uchar *where, __global uchar *out) {
    __local uint words[16];
    __local uchar *bytes = (__local uchar *)words;
    uint lid = get_local_id(0);
    if (lid < 16) {
        words[lid] = 0; // error[race]: write
    }
    bytes[lid] = where[get_global_id(0)]; // error[race]: write
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = bytes[63 - lid];
}
