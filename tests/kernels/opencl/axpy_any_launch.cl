// verify: --block '*' --grid '*'
// expect: proved
//
// The global id of one dimension is unique however large the grid is.

__kernel void axpy(ulong n, float a, __global const float *x, __global float *y) {
    size_t i = get_global_id(0);
    if (i < n) {
        y[i] = a * x[i] + y[i];
    }
}
