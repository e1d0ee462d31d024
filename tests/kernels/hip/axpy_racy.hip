// verify: --block 256 --grid 64
// expect: defect
//
// The bound is checked against the rounded-up size, and the tail is clamped.

#include <hip/hip_runtime.h>

__global__ void axpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) {
        i = n - 1;
    }
    y[i] = a * x[i] + y[i]; // error[race]: read, write
}
