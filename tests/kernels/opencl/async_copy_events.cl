// verify: --local_size 64 --num_groups 8
// expect: proved
//
// Two copies, two events, one wait for both.

__kernel void add(__global const float *a, __global const float *b, __global float *out,
                  __local float *x, __local float *y) {
    event_t copied[2];
    copied[0] = async_work_group_copy(x, a + get_group_id(0) * 64, 64, 0);
    copied[1] = async_work_group_copy(y, b + get_group_id(0) * 64, 64, 0);
    wait_group_events(2, copied);
    out[get_global_id(0)] = x[63 - get_local_id(0)] + y[get_local_id(0)];
}
