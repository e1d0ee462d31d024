// verify: --block 32,4,2 --grid 8,64,128
// expect: proved
//
// A step of Jacobi's method in three dimensions, and the largest change of each group.

#define WG (32 * 4 * 2)

inline int at(int x, int y, int z, int nx, int ny) { return (z * ny + y) * nx + x; }

kernel void jacobi3d(global const float *restrict u, global const float *restrict f,
                     global float *restrict next, global float *restrict change, const int nx,
                     const int ny, const int nz, const float h2) {
    local float s[WG];
    const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    const int lid = (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) +
                    get_local_id(0);

    float diff = 0.0f;
    if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1 && z > 0 && z < nz - 1) {
        const int c = at(x, y, z, nx, ny);
        const int plane = nx * ny;
        const float sum = u[c - 1] + u[c + 1] + u[c - nx] + u[c + nx] + u[c - plane] + u[c + plane];
        const float v = (sum - h2 * f[c]) / 6.0f;
        diff = fabs(v - u[c]);
        next[c] = v;
    }

    s[lid] = diff;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_ = WG / 2; half_ > 0; half_ >>= 1) {
        if (lid < half_) s[lid] = fmax(s[lid], s[lid + half_]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0) {
        const int group = (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0) +
                          get_group_id(0);
        change[group] = s[0];
    }
}
