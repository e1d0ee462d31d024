// verify: --local_size 8 --num_groups 4
// expect: proved
//
// Threads leave the loop one after the other, each with its own count.

__kernel void count(__global unsigned *out) {
    unsigned n = 0;
    while (__global_invariant(__implies(!__enabled(), n == get_local_id(0))),
           __invariant(n <= get_local_id(0)), n < get_local_id(0)) {
        n = n + 1;
    }
    __assert(n == get_local_id(0));
    out[get_global_id(0)] = n;
}
