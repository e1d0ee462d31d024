// verify: --local_size 64 --num_groups 8
// expect: inconclusive
//
// Only some threads of the block call the copy.

__kernel void half_of(__global const float *in, __local float *tile) {
    if (get_local_id(0) < 32) {
        async_work_group_copy(tile, in + get_group_id(0) * 64, 64, 0); // possible[divergence]
    }
}
