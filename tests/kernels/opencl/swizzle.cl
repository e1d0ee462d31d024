// verify: --local_size 64 --num_groups 16
// expect: proved
//
// Components are reordered in registers.

__kernel void reorder(__global const uchar4 *in, __global uchar4 *out) {
    size_t i = get_global_id(0);
    uchar4 pixel = in[i];
    out[i] = pixel.zyxw;
}
