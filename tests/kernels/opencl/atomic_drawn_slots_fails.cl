// verify: --check-annotations --local_size 64 --num_groups 4
// expect: inconclusive
//
// The slot behind the drawn one is written.

__kernel void collect(__global unsigned *next, __global uchar *slots, int rounds) {
    for (int i = 0;
         __global_invariant(__write_implies(slots, __atomic_has_taken_value(next, 0, __write_offset_bytes(slots)))), // possible[assertion]
         i < rounds; i++) {
        unsigned at = atomic_inc(next);
        slots[at + 1] = get_local_id(0); // possible[race?]: write, write
    }
}
