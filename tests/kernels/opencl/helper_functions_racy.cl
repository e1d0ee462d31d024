// verify: --local_size 64 --num_groups 4
// expect: defect
//
// The helper that stores has no barrier at its end.

static void store_tile(__local int *tile, __global const int *from) {
    tile[get_local_id(0)] = from[get_global_id(0)]; // error[race]: write
}

static int neighbour(__local const int *tile) {
    return tile[(get_local_id(0) + 1) % 64]; // error[race]: read
}

__kernel void rotate_left(__global const int *in, __global int *out) {
    __local int tile[64];
    store_tile(tile, in);
    out[get_global_id(0)] = neighbour(tile);
}
