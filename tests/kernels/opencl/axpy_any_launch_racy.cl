// verify: --block '*' --grid '*'
// expect: defect
//
// Truncated to 16 bits it is not.

__kernel void axpy(ulong n, float a, __global const float *x, __global float *y) {
    ushort i = get_global_id(0);
    if (i < n) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
