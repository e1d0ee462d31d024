// verify: --local_size 64 --num_groups 4
// expect: proved
//
// Helper functions with pointers to local and global memory.

static void store_tile(__local int *tile, __global const int *from) {
    tile[get_local_id(0)] = from[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
}

static int neighbour(__local const int *tile) {
    return tile[(get_local_id(0) + 1) % 64];
}

__kernel void rotate_left(__global const int *in, __global int *out) {
    __local int tile[64];
    store_tile(tile, in);
    out[get_global_id(0)] = neighbour(tile);
}
