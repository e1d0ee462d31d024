// verify: --local_size 16,16 --num_groups 8,8
// expect: proved
//
// Pixels of 32-bit integers change places.

__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void transpose(__read_only image2d_t from, __write_only image2d_t to) {
    int x = get_global_id(0);
    int y = get_global_id(1);
    write_imageui(to, (int2)(y, x), read_imageui(from, nearest, (int2)(x, y)));
}
