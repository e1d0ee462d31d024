// verify: --block '*' --grid '*'
// expect: defect
//
// In the largest legal grids the 32-bit index wraps around.

__global__ void axpy(size_t n, float a, const float *x, float *y) {
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
