// verify: --local_size 256 --num_groups 64
// expect: defect
//
// The local id is taken for the global one.

__kernel void axpy(uint n, float a, __global const float *x, __global float *y) {
    size_t i = get_local_id(0);
    if (i < n) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
