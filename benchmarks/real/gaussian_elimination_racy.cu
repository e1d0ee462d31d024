// verify: --block 16,16 --grid 64,64
// expect: proved(eliminate_multipliers), defect(eliminate_rows)
//
// The rows to eliminate include the pivot row.

typedef unsigned int uint;

__global__ void eliminate_multipliers(double *__restrict__ m, const double *__restrict__ a, uint n,
                                      uint t) {
    const uint i = (blockIdx.y * gridDim.x + blockIdx.x) * (blockDim.x * blockDim.y) +
                   threadIdx.y * blockDim.x + threadIdx.x;
    const uint row = t + 1 + i;
    if (row >= n) return;
    m[static_cast<size_t>(n) * row + t] =
        a[static_cast<size_t>(n) * row + t] / a[static_cast<size_t>(n) * t + t];
}

__global__ void eliminate_rows(const double *__restrict__ m, double *__restrict__ a,
                               double *__restrict__ b, uint n, uint t) {
    const uint row = t + blockIdx.x * blockDim.x + threadIdx.x;
    const uint col = t + blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= n || col >= n) return;

    const size_t rowStart = static_cast<size_t>(n) * row;
    const size_t pivotStart = static_cast<size_t>(n) * t;
    a[rowStart + col] -= m[rowStart + t] * a[pivotStart + col]; // error[race]: read, write
    if (col == t) {
        b[row] -= m[rowStart + t] * b[t]; // error[race]: read, write
    }
}
