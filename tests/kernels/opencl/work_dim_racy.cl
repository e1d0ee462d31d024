// verify: --local_size 8,8 --num_groups 2,2
// expect: defect
//
// A launch of two dimensions takes the branch for less than three.

kernel void index(global int *out) {
    int width = get_work_dim() == 3 ? 16 : 0;
    out[get_global_id(1) * width + get_global_id(0)] = 1 + get_local_id(1); // error[race]: write, write
}
