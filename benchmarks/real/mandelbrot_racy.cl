// verify: --block 16,8 --grid 32,128
// expect: defect
//
// Pixels of a work-item begin at its own number, not at four times that.

inline uchar4 colour(int n, int limit) {
    if (n >= limit) return (uchar4)(0, 0, 0, 255);
    return (uchar4)((n * 5) & 255, (n * 3) & 255, (n * 11) & 255, 255);
}

kernel void mandelbrot(global uchar4 *restrict pixels, global int4 *restrict counts, const float x0,
                       const float y0, const float step, const int maxIterations, const int quads,
                       const int height) {
    const int gx = get_global_id(0);
    const int gy = get_global_id(1);
    if (gx >= quads || gy >= height) return;

    const float4 cx = x0 + step * ((float4)(0.0f, 1.0f, 2.0f, 3.0f) + 4.0f * gx);
    const float4 cy = (float4)(y0 + step * gy);
    float4 x = 0.0f, y = 0.0f;
    int4 n = 0;
    for (int i = 0; i < maxIterations; ++i) {
        const float4 xx = x * x, yy = y * y;
        const int4 inside = (xx + yy) <= (float4)(4.0f);
        if (!any(inside)) break;
        n -= inside;
        y = 2.0f * x * y + cy;
        x = xx - yy + cx;
    }

    const int quad = gy * quads + gx;
    counts[quad] = n;
    pixels[quad + 0] = colour(n.x, maxIterations); // error[race?]: write, write
    pixels[quad + 1] = colour(n.y, maxIterations); // error[race?]: write, write
    pixels[quad + 2] = colour(n.z, maxIterations); // error[race?]: write, write
    pixels[quad + 3] = colour(n.w, maxIterations); // error[race?]: write, write
}
