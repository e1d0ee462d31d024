// verify: --block 16,16 --grid 64,64
// expect: defect
//
// The new state replaces the old one in local memory before all neighbours have counted.

#define TILE 16
#define SIDE (TILE + 2)

inline int around(int i, int n) {
    i %= n;
    return i < 0 ? i + n : i;
}

kernel void life_step(global const uchar *restrict in, global uchar *restrict out, const int width,
                      const int height) {
    local uchar cells[SIDE][SIDE];
    const int lx = get_local_id(0), ly = get_local_id(1);
    const int x0 = get_group_id(0) * TILE - 1, y0 = get_group_id(1) * TILE - 1;

    for (int i = ly * TILE + lx; i < SIDE * SIDE; i += TILE * TILE) {
        const int cx = i % SIDE, cy = i / SIDE;
        cells[cy][cx] = in[around(y0 + cy, height) * width + around(x0 + cx, width)];
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    const uchar alive = cells[ly + 1][lx + 1];
    int neighbours = -(int)alive;
    for (int dy = 0; dy < 3; ++dy) {
        for (int dx = 0; dx < 3; ++dx) {
            neighbours += cells[ly + dy][lx + dx]; // error[race]: read
        }
    }

    cells[ly + 1][lx + 1] = neighbours == 3 || (neighbours == 2 && alive); // error[race]: write
    const int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height) {
        out[y * width + x] = cells[ly + 1][lx + 1];
    }
}
