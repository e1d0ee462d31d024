// verify: --local_size 64 --num_groups 1
// expect: proved
//
// select and min pick distinct elements.

__kernel void pick(__global int *out) {
    int lid = get_local_id(0);
    int k = select(lid, 127 - lid, lid >= 32);
    out[min(k, 127)] = lid;
}
