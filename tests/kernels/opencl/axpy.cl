// verify: --local_size 256 --num_groups 64
// expect: proved
//
// Each work-item of the grid owns one element.

__kernel void axpy(uint n, float a, __global const float *x, __global float *y) {
    size_t i = get_global_id(0);
    if (i < n) {
        y[i] = a * x[i] + y[i];
    }
}
