// verify: --block '*' --grid '*' --assume 'gridDim.x <= 65535'
// expect: defect
//
// The block index is added, not scaled by the block size.

__global__ void axpy(int n, float a, const float *__restrict__ x, float *__restrict__ y) {
    int i = blockIdx.x + threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
