// verify: --local_size 64 --num_groups 16 --assume 'n <= 1000000'
// expect: defect
//
// It strides by the number of groups.

__kernel void scale(int n, float factor, __global float *data) {
    for (int i = get_global_id(0); i < n; i += get_num_groups(0)) {
        data[i] *= factor; // error[race]: read, write
    }
}
