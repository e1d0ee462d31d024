// verify: --block 96 --grid 10 --assume 'n <= 1000000'
// expect: proved
//
// A grid-stride loop whose stride is no power of two; the index cannot wrap around.

__global__ void scale(unsigned int n, float a, float *x) {
    unsigned int stride = gridDim.x * blockDim.x;
    for (unsigned int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        x[i] *= a;
    }
}
