// verify: --block 256 --grid 64
// expect: proved
//
// Each thread of the grid owns one element.

#include <hip/hip_runtime.h>

__global__ void axpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i];
    }
}
