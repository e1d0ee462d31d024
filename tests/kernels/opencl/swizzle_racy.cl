// verify: --local_size 64 --num_groups 16
// expect: defect
//
// Components are reordered in memory, in the next element.

__kernel void reorder(__global const uchar4 *in, __global uchar4 *out) {
    size_t i = get_global_id(0);
    uchar4 pixel = in[i];
    out[i] = pixel.zyxw; // error[race]: write
    out[i + 1].w = 255; // error[race]: write
}
