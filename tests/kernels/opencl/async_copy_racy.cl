// verify: --local_size 64 --num_groups 8
// expect: defect
//
// Nobody waits for the copy; the barrier is not enough.

__kernel void reverse(__global const float *in, __global float *out, __local float *tile) {
    event_t copied = async_work_group_copy(tile, in + get_group_id(0) * 64, 64, 0); // error[race]: write
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[63 - get_local_id(0)]; // error[race]: read
}
