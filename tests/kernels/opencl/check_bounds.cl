// verify: --local_size 8,8 --num_groups 4,4 --check-bounds
// expect: proved
//
// All accesses stay inside their arrays.

constant int weights[4] = {1, 2, 4, 8};

kernel void inside(global int *out) {
    local int tile[8][8];
    int own[4] = {1, 2, 3, 4};
    int x = get_local_id(0), y = get_local_id(1);
    tile[y][x] = own[x & 3] + weights[y >> 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(1) * 32 + get_global_id(0)] = tile[x][7 - y];
}
