// verify: --check-annotations --local_size 64 --num_groups 4
// expect: proved
//
// An invariant names what counters are for: who wrote a slot has drawn its number.

__kernel void collect(__global unsigned *next, __global uchar *slots, int rounds) {
    for (int i = 0;
         __global_invariant(__write_implies(slots, __atomic_has_taken_value(next, 0, __write_offset_bytes(slots)))),
         i < rounds; i++) {
        unsigned at = atomic_inc(next);
        slots[at] = get_local_id(0);
    }
}
