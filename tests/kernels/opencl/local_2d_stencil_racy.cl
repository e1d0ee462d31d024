// verify: --local_size 16,16 --num_groups 4,4
// expect: defect
//
// The halo on the right is stored by the wrong column of work-items: it covers inner cells.

__kernel void smooth(__global const float *in, __global float *out) {
    __local float tile[18][18];
    int lx = get_local_id(0), ly = get_local_id(1);
    int x = get_global_id(0), y = get_global_id(1);
    int here = (y + 1) * 66 + x + 1;
    tile[ly + 1][lx + 1] = in[here]; // error[race]: write
    if (lx == 0) {
        tile[ly + 1][0] = in[here - 1];
    }
    if (lx == 14) {
        tile[ly + 1][lx + 2] = in[here + 2]; // error[race]: write
    }
    if (ly == 0) {
        tile[0][lx + 1] = in[here - 66];
    }
    if (ly == 15) {
        tile[17][lx + 1] = in[here + 66];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[y * 64 + x] = tile[ly + 1][lx] + tile[ly + 1][lx + 2] + tile[ly][lx + 1] + tile[ly + 2][lx + 1];
}
