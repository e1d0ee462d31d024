// verify: --block 64 --grid 1
// expect: proved
//
// Each thread writes a lane of its own of the vector.

kernel void mark(global int4 *out) {
    if (get_local_id(0) == 0)
        out[0].x = 1;
    if (get_local_id(0) == 1)
        out[0].y = 2;
}
