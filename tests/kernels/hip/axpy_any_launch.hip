// verify: --block '*' --grid '*'
// expect: proved
//
// A 64-bit index, by HIP's older names.

#include <hip/hip_runtime.h>

__global__ void axpy(size_t n, float a, const float *x, float *y) {
    size_t i = static_cast<size_t>(hipBlockIdx_x) * hipBlockDim_x + hipThreadIdx_x;
    if (i < n) {
        y[i] = a * x[i] + y[i];
    }
}
