// verify: --local_size 8,8 --num_groups 2,2
// expect: proved
//
// The launch has as many dimensions as it has sizes.

kernel void index(global int *out) {
    int width = get_work_dim() == 2 ? 16 : 0;
    out[get_global_id(1) * width + get_global_id(0)] = 1 + get_local_id(0);
}
