// verify: --block '*' --grid '*'
// expect: defect
//
// Blocks of more than 512 threads overlap.

#include <hip/hip_runtime.h>

__global__ void axpy(size_t n, float a, const float *x, float *y) {
    size_t i = static_cast<size_t>(hipBlockIdx_x) * 512 + hipThreadIdx_x;
    if (i < n) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
