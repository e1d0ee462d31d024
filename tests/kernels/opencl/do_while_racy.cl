// verify: --local_size 64 --num_groups 1
// expect: defect
//
// Each step is recorded where the number says.

__kernel void collatz(__global int *out) {
    uint n = get_local_id(0) + 1;
    int steps = 0;
    do {
        n = (n & 1) ? 3 * n + 1 : n / 2;
        steps++;
        out[n & 1023] = steps; // error[race]: write, write
    } while (n > 1);
}
