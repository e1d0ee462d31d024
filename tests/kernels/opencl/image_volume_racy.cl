// verify: --local_size 8,8 --num_groups 8,8 --assume 'slices <= 32'
// expect: defect
//
// The buffer holds one slice only, and each slice is shifted by one.

__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void project(__read_only image3d_t volume, __global float *out, int slices) {
    int x = get_global_id(0);
    int y = get_global_id(1);
    for (int z = 0; z < slices; z++) {
        out[y * 64 + x + z] = read_imagef(volume, nearest, (int4)(x, y, z, 0)).x; // error[race]: write, write
    }
}
