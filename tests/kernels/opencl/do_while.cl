// verify: --local_size 64 --num_groups 1
// expect: proved
//
// Collatz: the loop ends when it likes, the result is the work-item's own.

__kernel void collatz(__global int *out) {
    uint n = get_local_id(0) + 1;
    int steps = 0;
    do {
        n = (n & 1) ? 3 * n + 1 : n / 2;
        steps++;
    } while (n > 1);
    out[get_local_id(0)] = steps;
}
