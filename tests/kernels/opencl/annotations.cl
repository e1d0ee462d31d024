// verify: --local_size 64 --num_groups 4
// expect: proved
//
// The asserted bound follows from the precondition.

__kernel void shift(__global const int *in, __global int *out, int distance) {
    __requires(distance >= 0 && distance <= 64);
    int to = get_local_id(0) + distance;
    __assert(to < 128);
    out[get_group_id(0) * 128 + to] = in[get_global_id(0)];
}
