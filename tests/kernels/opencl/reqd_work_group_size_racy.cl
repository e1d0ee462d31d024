// verify: --grid 8
// expect: defect
//
// The attribute fixes the group at 128 work-items, two for each element.

__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void tag(__global int *out) {
    size_t lid = get_local_id(0);
    out[get_group_id(0) * 64 + lid % 64] = lid; // error[race]: write, write
}
