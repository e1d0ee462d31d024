// verify: --block '*' --grid '*'
// expect: defect
//
// Added up in 32 bits the index wraps around in the largest grids.

#include <hip/hip_runtime.h>

__global__ void axpy(size_t n, float a, const float *x, float *y) {
    size_t i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
    if (i < n) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
