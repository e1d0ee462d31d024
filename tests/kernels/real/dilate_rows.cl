// verify: --block 256,1 --grid 16,1080 --assume 'pitch >= width && pitch <= 65536'
// expect: proved
//
// Horizontal dilation: a segment and its apron in local memory, packed pixels by vload and vstore.
#define RADIUS 4
#define WG 256
__kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
void dilate_row(__global const uchar *restrict src, __global uchar *restrict dst, int width, int pitch) {
    __local uchar seg[WG * 4 + 2 * RADIUS];
    const int lid = get_local_id(0);
    const int x0 = get_group_id(0) * WG * 4;
    __global const uchar *row = src + (size_t)get_group_id(1) * pitch;
    const int x = x0 + lid * 4;
    uchar4 v = x + 3 < width ? vload4(0, row + x) : (uchar4)(0);
    vstore4(v, 0, seg + RADIUS + lid * 4);
    if (lid < RADIUS) {
        const int l = x0 - RADIUS + lid, r = x0 + WG * 4 + lid;
        seg[lid] = l >= 0 ? row[l] : 0;
        seg[RADIUS + WG * 4 + lid] = r < width ? row[r] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    uchar4 m = (uchar4)(0);
    for (int i = 0; i <= 2 * RADIUS; ++i) m = max(m, vload4(0, seg + lid * 4 + i));
    if (x + 3 < width) vstore4(m, 0, dst + (size_t)get_group_id(1) * pitch + x);
}
