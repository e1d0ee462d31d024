// verify: --block 128 --grid 8 --assume 'rows == 1000'
// expect: proved
//
// Sparse matrix times vector, one row a thread; rows are of any length.

__global__ void multiply(int rows, const int *starts, const int *columns, const float *values,
                         const float *x, float *y) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        float sum = 0.0f;
        for (int k = starts[row]; k < starts[row + 1]; k++) {
            sum += values[k] * x[columns[k]];
        }
        y[row] = sum;
    }
}
