// verify: --block 256 --grid 64
// expect: defect
//
// The stride is the block's, not the grid's.

__global__ void axpy(int n, float a, const float *x, float *y) {
    int stride = blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
