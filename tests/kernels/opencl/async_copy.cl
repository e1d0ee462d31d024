// verify: --local_size 64 --num_groups 8
// expect: proved
//
// The group waits for its copy into local memory.

__kernel void reverse(__global const float *in, __global float *out, __local float *tile) {
    event_t copied = async_work_group_copy(tile, in + get_group_id(0) * 64, 64, 0);
    wait_group_events(1, &copied);
    out[get_global_id(0)] = tile[63 - get_local_id(0)];
}
