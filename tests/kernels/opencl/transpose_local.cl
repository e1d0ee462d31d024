// verify: --local_size 16,16 --global_size 512,512 --assume 'width == 512'
// expect: proved
//
// Transposition through a padded tile that the host allocates.

__kernel void transpose(__global const float *in, __global float *out, int width,
                        __local float *tile) {
    const int pitch = 17;
    int lx = get_local_id(0), ly = get_local_id(1);
    int gx = get_group_id(0) * 16, gy = get_group_id(1) * 16;
    tile[ly * pitch + lx] = in[(gy + ly) * width + gx + lx];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(gx + ly) * width + gy + lx] = tile[lx * pitch + ly];
}
