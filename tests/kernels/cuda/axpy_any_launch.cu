// verify: --block '*' --grid '*'
// expect: proved
//
// A 64-bit index stays unique however large the grid is.

__global__ void axpy(size_t n, float a, const float *x, float *y) {
    size_t i = static_cast<size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i];
    }
}
