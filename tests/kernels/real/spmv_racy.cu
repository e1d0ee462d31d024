// verify: --block 256 --grid 64
// expect: proved(spmv_csr_scalar), proved(spmv_csr_vector), proved(spmv_ell), defect(spmv_coo)
//
// Entries of one row are added by several threads without atomics.

#define WARP 32

__global__ void spmv_csr_scalar(int rows, const int *__restrict__ rowPtr,
                                const int *__restrict__ colIdx, const double *__restrict__ values,
                                const double *__restrict__ x, double *__restrict__ y) {
    const int row = blockDim.x * blockIdx.x + threadIdx.x;
    if (row < rows) {
        double dot = 0.0;
        const int end = rowPtr[row + 1];
        for (int k = rowPtr[row]; k < end; ++k) {
            dot += values[k] * x[colIdx[k]];
        }
        y[row] += dot;
    }
}

__global__ void spmv_csr_vector(int rows, const int *__restrict__ rowPtr,
                                const int *__restrict__ colIdx, const double *__restrict__ values,
                                const double *__restrict__ x, double *__restrict__ y) {
    const int thread = blockDim.x * blockIdx.x + threadIdx.x;
    const int lane = threadIdx.x & (WARP - 1);
    const int warps = (blockDim.x / WARP) * gridDim.x;
    for (int row = thread / WARP; row < rows; row += warps) {
        double sum = 0.0;
        for (int k = rowPtr[row] + lane; k < rowPtr[row + 1]; k += WARP) {
            sum += values[k] * x[colIdx[k]];
        }
        for (int offset = WARP / 2; offset > 0; offset >>= 1) {
            sum += __shfl_down_sync(0xffffffff, sum, offset);
        }
        if (lane == 0) y[row] = sum;
    }
}

__global__ void spmv_ell(int rows, int colsPerRow, const int *__restrict__ indices,
                         const double *__restrict__ data, const double *__restrict__ x,
                         double *__restrict__ y) {
    const int row = blockDim.x * blockIdx.x + threadIdx.x;
    if (row >= rows) return;
    double dot = 0.0;
    for (int n = 0; n < colsPerRow; ++n) {
        const int col = indices[rows * n + row];
        const double v = data[rows * n + row];
        if (v != 0.0) dot += v * x[col];
    }
    y[row] = dot;
}

__global__ void spmv_coo(int nnz, const int *__restrict__ rowIdx, const int *__restrict__ colIdx,
                         const double *__restrict__ values, const double *__restrict__ x,
                         double *__restrict__ y) {
    for (int k = blockDim.x * blockIdx.x + threadIdx.x; k < nnz; k += blockDim.x * gridDim.x) {
        y[rowIdx[k]] += values[k] * x[colIdx[k]]; // error[race]: read, write
    }
}
