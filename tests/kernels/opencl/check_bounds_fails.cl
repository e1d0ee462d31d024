// verify: --local_size 8,8 --num_groups 4,4 --check-bounds
// expect: defect
//
// Each array is left by one of its accesses.

constant int weights[4] = {1, 2, 4, 8};

kernel void outside(global int *out) {
    local int tile[8][8];
    int own[4] = {1, 2, 3, 4};
    int x = get_local_id(0), y = get_local_id(1);
    int near = own[x & 4]; // error[assertion]
    int far = weights[y - 1]; // error[assertion]
    tile[y][x] = near + far;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(1) * 32 + get_global_id(0)] = tile[x][y + 1]; // error[assertion]
}
