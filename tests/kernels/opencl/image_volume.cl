// verify: --local_size 8,8 --num_groups 8,8 --assume 'slices <= 32'
// expect: proved
//
// Work-items walk through the slices of a volume and write to a buffer.

__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void project(__read_only image3d_t volume, __global float *out, int slices) {
    int x = get_global_id(0);
    int y = get_global_id(1);
    float sum = 0.0f;
    for (int z = 0; z < slices; z++) {
        sum += read_imagef(volume, nearest, (int4)(x, y, z, 0)).x;
    }
    out[y * 64 + x] = sum;
}
