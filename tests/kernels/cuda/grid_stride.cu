// verify: --block 256 --grid 64
// expect: proved
//
// A grid-stride loop. The stride divides 2^32, so that not even an index that wraps around
// meets another thread's.

__global__ void axpy(int n, float a, const float *x, float *y) {
    int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        y[i] = a * x[i] + y[i];
    }
}
