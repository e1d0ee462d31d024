// verify: --block '*' --grid '*'
// expect: defect
//
// Only 24 bits of the block's number count.

__global__ void axpy(size_t n, float a, const float *x, float *y) {
    size_t i = __umul24(blockIdx.x, blockDim.x) + threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
