// verify: --local_size 64 --num_groups 4
// expect: defect
//
// One state writes to the neighbour.

__kernel void machine(__global const int *start, __global int *out) {
    int i = get_global_id(0);
    int state = start[i] & 3;
    int steps = 0;
next:
    if (++steps > 10) {
        return;
    }
    switch (state) {
    case 0:
        out[i] = steps; // error[race]: write
        state = 2;
        goto next;
    case 1:
        break;
    case 2:
        out[i ^ 1] = -steps; // error[race]: write
        state = 1;
        goto next;
    default:
        state = 0;
        goto next;
    }
}
