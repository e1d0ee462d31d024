// verify: --block 128 --grid 8 --assume 'rows == 1000'
// expect: defect
//
// The transposed product, scattered without atomics.

__global__ void multiply(int rows, const int *starts, const int *columns, const float *values,
                         const float *x, float *y) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        for (int k = starts[row]; k < starts[row + 1]; k++) {
            y[columns[k]] += values[k] * x[row]; // error[race]: read, write
        }
    }
}
