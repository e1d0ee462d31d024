// verify: --local_size 64 --num_groups 8
// expect: defect
//
// The next copy may begin while the tile is still being read.

__kernel void sums(__global const float *in, __global float *out, int tiles, __local float *tile) {
    float sum = 0;
    for (int i = 0; i < tiles; i++) {
        event_t copied = async_work_group_copy(tile, in + i * 64, 64, 0); // error[race]: write
        wait_group_events(1, &copied);
        sum += tile[63 - get_local_id(0)]; // error[race]: read
    }
    out[get_global_id(0)] = sum;
}
