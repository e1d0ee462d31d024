// verify: --local_size 256 --num_groups 2
// expect: defect
//
// 512 work-items do not.

__kernel void tag(__global uint *out) {
    uchar k = convert_uchar(get_global_id(0) & 0xff);
    out[k] = get_global_id(0); // error[race]: write, write
}
