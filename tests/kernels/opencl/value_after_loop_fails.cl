// verify: --local_size 8 --num_groups 4
// expect: defect
//
// The last thread leaves the loop before it has counted to its id.

__kernel void count(__global unsigned *out) {
    unsigned n = 0;
    while (__invariant(n <= get_local_id(0)), n < get_local_id(0) && n < 6) {
        n = n + 1;
    }
    __assert(n == get_local_id(0)); // error[assertion]
    out[get_global_id(0)] = n;
}
