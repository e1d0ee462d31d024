// verify: --block 256 --grid 64
// expect: defect
//
// The block index is missing: all blocks update the first 256 elements.

__global__ void axpy(int n, float a, const float *x, float *y) {
    int i = threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i]; // error[race]: read, write
    }
}
