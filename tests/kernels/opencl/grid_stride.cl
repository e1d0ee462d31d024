// verify: --local_size 64 --num_groups 16 --assume 'n <= 1000000'
// expect: proved
//
// A loop that strides by the global size.

__kernel void scale(int n, float factor, __global float *data) {
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) {
        data[i] *= factor;
    }
}
