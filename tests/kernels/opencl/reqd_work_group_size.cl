// verify: --grid 8
// expect: proved
//
// The attribute fixes the group at 64 work-items.

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void tag(__global int *out) {
    size_t lid = get_local_id(0);
    out[get_group_id(0) * 64 + lid % 64] = lid;
}
