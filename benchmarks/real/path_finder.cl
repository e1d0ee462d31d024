// verify: --block 256 --grid 463
// expect: proved
//
// The cheapest path through rows of a grid, several rows a launch; valid parts of tiles shrink.

#define BS 256
#define IN_RANGE(x, lo, hi) ((x) >= (lo) && (x) <= (hi))

kernel void dynproc(const int iteration, global const int *restrict wall, global const int *restrict src,
                    global int *restrict results, const int cols, const int rows,
                    const int startStep, const int border) {
    local int prev[BS];
    local int result[BS];
    const int bx = get_group_id(0);
    const int tx = get_local_id(0);

    const int small = BS - iteration * 2;
    const int blkX = small * bx - border;
    const int xidx = blkX + tx;
    const int validXmin = blkX < 0 ? -blkX : 0;
    const int validXmax = min(BS - 1, cols - 1 - blkX);
    const int W = max(tx - 1, validXmin);
    const int E = min(tx + 1, validXmax);
    const bool valid = IN_RANGE(tx, validXmin, validXmax);

    if (IN_RANGE(xidx, 0, cols - 1)) prev[tx] = src[xidx];
    barrier(CLK_LOCAL_MEM_FENCE);

    bool computed = false;
    for (int i = 0; i < iteration; ++i) {
        computed = false;
        if (IN_RANGE(tx, i + 1, BS - i - 2) && valid) {
            computed = true;
            const int shortest = min(prev[W], min(prev[tx], prev[E]));
            result[tx] = shortest + wall[cols * (startStep + i) + xidx];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i == iteration - 1) break;
        if (computed) prev[tx] = result[tx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (computed) results[xidx] = result[tx];
}
