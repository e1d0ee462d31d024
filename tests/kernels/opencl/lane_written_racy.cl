// verify: --block 64 --grid 1 -- -fno-strict-aliasing
// expect: defect
//
// Without tags of aliasing, what loads a vector and stores it again is told from what writes a
// lane by nothing.

#define PUT(lane, value) { int4 v = *out; v.lane = value; *out = v; }
kernel void mark(global int4 *out) {
    if (get_local_id(0) == 0)
        PUT(x, 1) // error[race]: read, write
    if (get_local_id(0) == 1)
        PUT(y, 2) // error[race]: read, write
}
