// verify: --local_size 64 --num_groups 8
// expect: inconclusive
//
// The halves that the two copies fill overlap.

__kernel void add(__global const float *a, __global const float *b, __global float *out) {
    __local float both[128];
    event_t copied = async_work_group_copy(both, a + get_group_id(0) * 64, 64, 0); // possible[race]: write
    async_work_group_copy(both + 63, b + get_group_id(0) * 64, 64, copied); // possible[race]: write
    wait_group_events(1, &copied);
    out[get_global_id(0)] = both[get_local_id(0)] + both[126 - get_local_id(0)];
}
