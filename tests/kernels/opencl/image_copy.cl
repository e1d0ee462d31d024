// verify: --local_size 16,16 --num_groups 8,8
// expect: proved
//
// Each work-item writes its own pixel.

__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void brighten(__read_only image2d_t from, __write_only image2d_t to) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 pixel = read_imagef(from, nearest, at);
    write_imagef(to, at, 1.2f * pixel);
}
