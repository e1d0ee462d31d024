// verify: --local_size 64 --num_groups 8
// expect: proved
//
// A filter in constant memory, at program scope and as an argument.

__constant float gains[3] = {0.25f, 0.5f, 0.25f};

__kernel void filter(__global const float *signal, __constant float *offset, __global float *out) {
    size_t i = get_global_id(0);
    float sum = offset[0];
    for (int k = 0; k < 3; k++) {
        sum += gains[k] * signal[i + k];
    }
    out[i] = sum;
}
