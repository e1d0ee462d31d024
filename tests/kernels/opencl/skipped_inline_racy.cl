// verify: --block 64 --grid 2
// expect: defect(fill), skipped(add)
//
// As the twin, and the kernel that is verified writes one cell in all groups.

inline kernel void add(global int *out) {
    *out += 1;
}

kernel void fill(global int *out) {
    out[get_local_id(0)] = get_group_id(0); // error[race]: write, write
}
