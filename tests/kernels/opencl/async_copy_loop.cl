// verify: --local_size 64 --num_groups 8
// expect: proved
//
// Tile by tile, with a barrier before the next copy.

__kernel void sums(__global const float *in, __global float *out, int tiles, __local float *tile) {
    float sum = 0;
    for (int i = 0; i < tiles; i++) {
        event_t copied = async_work_group_copy(tile, in + i * 64, 64, 0);
        wait_group_events(1, &copied);
        sum += tile[63 - get_local_id(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = sum;
}
