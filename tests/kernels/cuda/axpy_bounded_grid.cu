// verify: --block '*' --grid '*' --assume 'gridDim.x <= 65535'
// expect: proved
//
// With the grid bounded the 32-bit index does not wrap, whatever the block size.

__global__ void axpy(int n, float a, const float *__restrict__ x, float *__restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i];
    }
}
